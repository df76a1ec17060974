import { greengully } from '@charterstone/content'
import { createEngine, newRecord, type State, versionOf } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { screenView } from './shared-screen.ts'

const engine = createEngine(greengully)

function table(players: readonly string[], change: Partial<NonNullable<State['pending']>> = {}) {
  const config = {
    seed: 1,
    seats: players.map((_, charter) => ({ charter, name: `Seat ${charter}`, player: 'person' as const })),
  }
  const state = engine.newCampaign(config)
  engine.startGame(state)
  if (state.pending !== null) state.pending = { ...state.pending, ...change }
  return { state, record: newRecord({ config, players, version: versionOf(greengully) }, state) }
}

const nobody = { before: -1, taken: -1, isElsewhere: false }

test('the seat that has to answer looks at the screen', () => {
  const { state, record } = table(['person', 'person'], { seat: 1 })
  expect(screenView(engine, record, state, nobody)).toMatchObject({
    seat: 1,
    decision: { seat: 1 },
    waiting: null,
  })
})

test('while a bot thinks, the screen stays with the person who answered last', () => {
  const { state, record } = table(['person', 'person', 'easy:builder'], { seat: 2 })
  const screen = screenView(engine, record, state, { ...nobody, before: 1 })
  expect(screen).toMatchObject({ seat: 1, decision: null, waiting: { kind: 'bot', seat: 2 } })
})

test('a secret decision covers the table until its person has taken the screen', () => {
  const { state, record } = table(['person', 'person'], { seat: 1, secret: true })
  const covered = screenView(engine, record, state, nobody)
  expect(covered).toMatchObject({ seat: -1, decision: null, waiting: { kind: 'hand-over', seat: 1 } })
  expect(covered.view.decision?.options).toEqual([])
  const taken = screenView(engine, record, state, { ...nobody, taken: 1 })
  expect(taken).toMatchObject({ seat: 1, waiting: null })
  expect(taken.decision?.options).not.toEqual([])
})

test('a single person never hands the screen over', () => {
  const { state, record } = table(['person', 'easy:builder'], { seat: 0, secret: true })
  expect(screenView(engine, record, state, nobody)).toMatchObject({ seat: 0, waiting: null })
})

test('with several people at one screen it shows no secrets', () => {
  const { state, record } = table(['person', 'person'])
  state.legacy = {
    ...state.legacy,
    charters: state.legacy.charters.map((charter) => ({ ...charter, victoryCard: 344 })),
  }
  const { view } = screenView(engine, record, state, nobody)
  expect(view.legacy.charters.map(({ victoryCard }) => victoryCard)).toEqual([-1, -1, -1, -1, -1, -1])
})

test('a tab that only watches has nothing to answer', () => {
  const { state, record } = table(['person'])
  expect(screenView(engine, record, state, { ...nobody, isElsewhere: true })).toMatchObject({
    decision: null,
    waiting: { kind: 'elsewhere' },
  })
})
