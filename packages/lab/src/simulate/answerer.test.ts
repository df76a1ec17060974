import { seedRng } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { engine, quickBots } from '../ruleset.ts'
import { answererFor } from './answerer.ts'
import { race } from './racer.ts'

function firstDecision() {
  const seats = [0, 1].map((charter) => ({ charter, name: '', player: 'person' as const }))
  const state = engine.newCampaign({ seed: 4, seats })
  engine.startGame(state)
  if (state.pending === null) throw new Error('no decision')
  return { state, decision: state.pending }
}

test('quick bots, racers and automas need no bot of their own', () => {
  expect(answererFor('eager', 0)).toBe(quickBots.eager)
  expect(answererFor('racing', 0)).toBe(race)
  expect(answererFor('automa', 0)).toBe(quickBots.random)
})

test.each(['random', 'hasty', 'racing', 'automa', 'medium:builder'])(
  '%s answers with one of the options',
  (name) => {
    const { state, decision } = firstDecision()
    expect(decision.options).toContain(answererFor(name, decision.seat)(decision, seedRng(1), state))
  },
)

test('an unknown player is an error, not a random bot', () => {
  expect(() => answererFor('genius', 0)).toThrow('no player is called genius')
})
