import { greengully } from '@charterstone/content'
import {
  CONSTRUCTED,
  createEngine,
  type Legacy,
  RULE_NAMES,
  roll,
  type State,
  seedRng,
} from '@charterstone/engine'
import { expect, test } from 'vitest'
import { sealedTexts } from '../../build/sealed-texts.ts'
import { openSeals } from './open-seals.ts'
import type { SealedWords } from './sealed-words.ts'

const engine = createEngine(greengully)
const texts = sealedTexts()

function opened(state: State): SealedWords[] {
  return openSeals(greengully, state.legacy, state.table.guidepost).map((seal) => {
    const said = texts.get(`en/${seal}`)
    if (said === undefined) throw new Error(`no words for ${seal}`)
    return said as SealedWords
  })
}

/** Every card and building that a seat can see. */
function seen({ legacy, table }: State): readonly number[] {
  const { mat, discard, objectives, seats, guidepost } = table
  const cards = [...mat, ...discard, ...objectives, guidepost]
  for (const seat of seats) cards.push(...seat.cards, ...seat.objectives, ...seat.scored, ...seat.personas)
  for (const { chest, companion } of legacy.charters) cards.push(...chest, companion?.number ?? 0)
  return [...cards, ...legacy.buildings].filter((number) => number > 0)
}

function expectReadable(state: State): void {
  const words = opened(state)
  const names = Object.assign({}, ...words.map((said) => said.names)) as Record<number, string>
  const nameless = seen(state).filter(
    (card) => names[card] === undefined && names[card - CONSTRUCTED] === undefined,
  )
  expect(nameless).toEqual([])
  const rules = Object.assign({}, ...words.map((said) => said.rules)) as Legacy['rules']
  expect(RULE_NAMES.filter((rule) => state.legacy.rules[rule] && rules[rule] === undefined)).toEqual([])
  const stories = Object.assign({}, ...words.map((said) => said.stories)) as Record<string, unknown>
  expect(state.legacy.stories.filter((story) => stories[story] === undefined)).toEqual([])
}

test.each([3])('exactly the words that a campaign of %i has opened can be read', (count) => {
  const rng = seedRng(count)
  const seats = Array.from({ length: count }, (_, charter) => ({
    charter,
    name: '',
    player: charter === 1 ? ('automa' as const) : ('person' as const),
  }))
  const state = engine.newCampaign({ seed: count, seats })
  for (let game = 1; game <= 12; game++) {
    engine.startGame(state)
    for (let step = 0; state.pending !== null; step++) {
      const { options } = state.pending
      engine.apply(state, options[roll(rng, options.length)] ?? '')
      if (step % 40 === 0) expectReadable(state)
    }
    expectReadable(state)
    engine.packUp(state)
  }
  const sealed = greengully.crates.filter(({ number }) => !state.legacy.crates.includes(number))
  const names = Object.assign({}, ...opened(state).map((said) => said.names)) as Record<number, string>
  expect(
    sealed.flatMap(({ buildings }) => buildings).filter((number) => names[number] !== undefined),
  ).toEqual([])
})

test('all three languages have the same seals', () => {
  const of = (language: string) =>
    [...texts.keys()].filter((name) => name.startsWith(language)).map((name) => name.slice(3))
  expect(of('de')).toEqual(of('en'))
  expect(of('pl')).toEqual(of('en'))
})
