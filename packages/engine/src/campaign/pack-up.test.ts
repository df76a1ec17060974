import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

/** A game at its end, answered until it is finished. */
function finished(setup: ScenarioSetup): Scenario {
  const s = scenario({ begin: 'end', ...setup })
  while (s.state.phase === 'playing')
    s.answer(s.options().find((key) => key === 'skip') ?? s.options()[0] ?? '')
  return s
}

function packedUp(setup: ScenarioSetup) {
  const s = finished(setup)
  s.engine.packUp(s.state)
  return s
}

test('packing up is refused while the game goes on, and between games', () => {
  const s = scenario({})
  expect(() => s.engine.packUp(s.state)).toThrow('only a finished game')
  const packed = packedUp({ game: 3 })
  expect(() => packed.engine.packUp(packed.state)).toThrow('only a finished game')
})

test('packing up leaves an empty table and nothing to resolve', () => {
  const { phase, table, stack, pending } = packedUp({ game: 3 }).state
  expect([phase, table.seats, table.deck, stack, pending]).toEqual(['between', [], [], [], null])
})

test('packing up moves a campaign on by one game, and a single game or one after the campaign not at all', () => {
  expect(packedUp({ game: 3 }).state.legacy.game).toBe(4)
  expect(packedUp({ game: 3, legacy: { mode: 'single' } }).state.legacy).toMatchObject({
    game: 3,
    mode: 'single',
  })
  expect(packedUp({ game: 13, legacy: { mode: 'post-campaign' } }).state.legacy.game).toBe(13)
})

test('packing up puts every loose card back into the deck, in the order of the index', () => {
  const s = packedUp({
    game: 3,
    mat: ['lamp'],
    deck: ['drum', 'kite'],
    discard: ['sundial'],
    players: [{}, { cards: ['pilgrim'] }],
  })
  const { advancement, charters } = s.state.legacy
  const cards = ['lamp', 'drum', 'kite', 'sundial', 'pilgrim'].map((slug) => s.number(slug))
  const kept = charters.flatMap(({ keptCards }) => keptCards)
  expect([...advancement, ...kept]).toEqual(expect.arrayContaining(cards))
  expect(advancement).toEqual(advancement.toSorted((a, b) => a - b))
  expect(new Set(advancement).size).toBe(advancement.length)
})

test('packing up puts every objective back, also those in hand and those that were scored', () => {
  const s = packedUp({
    game: 3,
    objectives: ['six-coins'],
    objectiveDeck: ['few-influence'],
    table: { scorers: [0] },
  })
  const { objectives } = s.state.legacy
  expect(objectives).toEqual(
    expect.arrayContaining(['six-coins', 'few-influence'].map((slug) => s.number(slug))),
  )
  expect(objectives).toEqual(objectives.toSorted((a, b) => a - b))
})

test('[G2] after game 1 the first guidepost comes; later the story has named the next one', () => {
  expect(packedUp({ game: 1 }).state.legacy.nextGuidepost).toBe(400)
  expect(packedUp({ game: 3, legacy: { nextGuidepost: 405 } }).state.legacy.nextGuidepost).toBe(405)
})

test('packing up forgets names that were left empty', () => {
  const names = { 206: '', 219: 'Ada' }
  expect(packedUp({ game: 3, legacy: { names } }).state.legacy.names).toEqual({ 219: 'Ada' })
})

describe('packing up game 12', () => {
  const last = packedUp({ game: 12, players: [{ goods: { coin: 3 }, cards: ['kite'] }] }).state.legacy

  it('[C1] packing up game 12 ends the campaign, and its result stands', () => {
    expect([last.game, last.mode]).toEqual([13, 'post-campaign'])
    expect(last.final?.campaign.map(({ charter }) => charter)).toEqual([0, 1, 2, 3, 4, 5])
    expect(last.final?.champions.length).toBeGreaterThan(0)
  })

  it('[C2] packing up game 12 keeps nothing for later games', () => {
    expect(last.charters.every(({ keptCards }) => keptCards.length === 0)).toBe(true)
    expect(last.charters.every(({ keptGoods }) => keptGoods.every((count) => count === 0))).toBe(true)
    expect(last.nextGuidepost).toBe(0)
  })

  it('[C1] packing up game 11 does not end the campaign', () => {
    const eleven = packedUp({ game: 11 }).state.legacy
    expect([eleven.game, eleven.mode, eleven.final]).toEqual([12, 'campaign', undefined])
  })
})
