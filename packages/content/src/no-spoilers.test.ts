import {
  CHARTERS,
  CONSTRUCTED,
  createEngine,
  type Event,
  roll,
  type State,
  seedRng,
  type View,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from './catalogue.ts'

const engine = createEngine(greengully)
const BASICS = [5, 6, 7, 8, 9, 10]
const FIRST_SEALED = 214
const LAST_SEALED = 398

const openedBy = new Map<string, ReadonlySet<number>>()

/** Everything with a number that the table has opened so far. */
function opened({ legacy }: Pick<View, 'legacy'>): ReadonlySet<number> {
  const key = legacy.crates.join()
  const known = openedBy.get(key) ?? contentsOf(legacy.crates)
  openedBy.set(key, known)
  return known
}

function contentsOf(numbers: readonly number[]): ReadonlySet<number> {
  const crates = greengully.crates.filter(({ number }) => numbers.includes(number))
  const buildings = [...BASICS, ...crates.flatMap((crate) => [...crate.buildings, ...crate.deck])]
  const { advancement, objectives } = greengully.opening
  const originals = greengully.personas.filter(({ kind }) => kind === 'original').map(({ number }) => number)
  const brought = crates.flatMap((crate) => [...crate.objectives, crate.persona ?? 0])
  const built = buildings.map((building) => building + CONSTRUCTED)
  return new Set([0, ...buildings, ...built, ...advancement, ...objectives, ...originals, ...brought])
}

/** Every place of a view that names a card or a building. */
function cardsIn({ legacy, table }: View): number[] {
  return [
    ...legacy.buildings.slice(6),
    ...legacy.archive,
    ...legacy.advancement,
    ...legacy.objectives,
    ...legacy.charters.flatMap(({ chest, used, keptCards, special }) => [
      ...chest,
      ...used,
      ...keptCards,
      special,
    ]),
    ...table.mat,
    ...table.discard,
    ...table.aside,
    ...table.objectives,
    ...table.seats.flatMap((seat) => [
      ...seat.cards,
      ...seat.objectives,
      ...seat.scored,
      ...seat.personas,
      ...seat.exhausted,
    ]),
  ]
}

const SLUGS = new Map(
  [
    ...greengully.buildings.filter(({ commons }) => commons === null),
    ...greengully.personas,
    ...greengully.items,
    ...greengully.guests,
    ...greengully.friends,
    ...greengully.treasures,
    ...greengully.objectives,
    ...greengully.companions,
    ...greengully.victoryCards,
  ].map(({ slug, number }) => [slug, number]),
)

/** What a view gives away: cards in their places, and what its text says. */
function leaksIn(view: View): string[] {
  const known = opened(view)
  const cards = cardsIn(view).filter((card) => !known.has(card))
  return [...cards.map((card) => `card ${card}`), ...leaksInText(view, known)]
}

/** Names of sealed cards, and numbers that only they have. */
function leaksInText(value: unknown, known: ReadonlySet<number>): string[] {
  // The values of options are codes of the engine; what they stand for is in their keys.
  const text = JSON.stringify(value, (key, inner: unknown) => (key === 'values' ? [] : inner))
  const isSealed = (number: number): boolean =>
    number >= FIRST_SEALED && number <= LAST_SEALED && !known.has(number)
  const leaks = (text.match(/[a-z]+(?:-[a-z0-9]+)*/g) ?? []).filter(
    (word) => !known.has(SLUGS.get(word) ?? 0),
  )
  for (const number of text.match(/\b\d{3}\b/g) ?? [])
    if (isSealed(Number(number))) leaks.push(`number ${number}`)
  return leaks
}

/** Plays the first games of a campaign at random; every seat and a spectator look at the table and read the log. */
function leaksOf(seats: number, seed: number, games: number): string[] {
  const state = engine.newCampaign({
    seed,
    seats: CHARTERS.slice(0, seats).map((name, charter) => ({ charter, name, player: 'person' })),
  })
  const rng = seedRng(seed)
  const leaks = new Set<string>()
  for (let game = 0; game < games; game++) {
    const log: Event[] = []
    engine.startGame(state, log)
    for (let answers = 0; state.pending !== null; answers++) {
      if (answers % 40 === 0) look(state, leaks)
      const { options } = state.pending
      engine.apply(state, options[roll(rng, options.length)] ?? '', log)
      for (const leak of leaksInText(log.splice(0), opened(state))) leaks.add(leak)
    }
    look(state, leaks)
    engine.packUp(state)
    look(state, leaks)
  }
  return [...leaks]
}

function look(state: State, leaks: Set<string>): void {
  for (let seat = -1; seat < state.legacy.seats.length; seat++)
    for (const leak of leaksIn(engine.view(state, seat))) leaks.add(leak)
}

describe('sealed content', () => {
  it.each([
    [2, 11],
    [4, 12],
    [6, 13],
  ])(
    '[D5] with %i seats neither a view nor the log of the first three games shows it (seed %i)',
    (seats, seed) => {
      expect(leaksOf(seats, seed, 3)).toEqual([])
    },
  )

  it('[D5] a view contains neither the order of the decks nor the random generator', () => {
    const state = engine.newCampaign({ seed: 1, seats: [{ charter: 0, name: '', player: 'person' }] })
    engine.startGame(state)
    const view = engine.view(state, 0)
    expect(Object.keys(view).toSorted()).toEqual(['decision', 'legacy', 'phase', 'seat', 'stack', 'table'])
    for (const hidden of ['deck', 'objectiveDeck', 'automaDeck', 'candle'])
      expect(view.table).not.toHaveProperty(hidden)
    expect([view.table.deckSize, view.legacy.advancement]).toEqual([state.table.deck.length, []])
  })

  it('[D5] a leak is detected', () => {
    const state = engine.newCampaign({ seed: 1, seats: [{ charter: 0, name: '', player: 'person' }] })
    engine.startGame(state)
    const view = engine.view(state, 0)
    expect(leaksIn(view)).toEqual([])
    expect(leaksIn({ ...view, table: { ...view.table, mat: [22, 315] } })).toEqual([
      'card 22',
      'card 315',
      'number 315',
    ])
  })
})
