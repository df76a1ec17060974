import { createEngine } from '@charterstone/engine'
import { miniCatalogue, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { type BotQuestion, makeAnswerer } from './answerer.ts'
import { createBot } from './create-bot.ts'

const answer = makeAnswerer(miniCatalogue)
const engine = createEngine(miniCatalogue)

function question(rest: Partial<BotQuestion> = {}): BotQuestion {
  const { state } = scenario({ players: [{ goods: { wood: 2, coin: 1 } }], mat: ['sherpa', 'kiln'] })
  if (state.pending === null) throw new Error('no decision')
  return {
    bot: { level: 'medium', style: 'balanced', seed: 1 },
    view: engine.view(state, 0),
    decision: state.pending,
    budget: { steps: 200 },
    ...rest,
  }
}

test('a question is answered by the bot that it names', () => {
  for (const level of ['random', 'eager', 'medium'] as const) {
    const asked = question({ bot: { level, style: 'balanced', seed: 4 } })
    const bot = createBot({ level, seed: 4, engine })
    expect(answer(asked)).toEqual({ key: bot(asked.view, asked.decision, asked.budget), why: [] })
  }
})

test('an explanation comes with the key of the best option', () => {
  const { key, why } = answer(question({ explains: true }))
  expect(why.length).toBeGreaterThan(1)
  expect(key).toBe(why[0]?.key)
})

test('a question and its answer are plain data', () => {
  const asked = question({ explains: true })
  expect(JSON.parse(JSON.stringify(asked))).toEqual(asked)
  const given = answer(asked)
  expect(JSON.parse(JSON.stringify(given))).toEqual(given)
})

test('bots of many tables can take turns', () => {
  const position = question()
  const asked = Array.from(
    { length: 70 },
    (_, seed): BotQuestion => ({
      ...position,
      bot: { level: 'random', style: 'balanced', seed },
    }),
  )
  const first = asked.map((each) => answer(each).key)
  expect(asked.map((each) => answer(each).key)).toEqual(first)
  expect(new Set(first).size).toBeGreaterThan(1)
})
