import { describe, expect, it } from 'vitest'
import { greengully } from './catalogue.ts'

const { buildings, personas, objectives, crates, letteredCrates, opening } = greengully
const advancement = [
  ...greengully.assistants,
  ...greengully.items,
  ...greengully.guests,
  ...greengully.friends,
  ...greengully.treasures,
]
const slugged = [
  ...buildings,
  ...advancement,
  ...objectives,
  ...personas,
  ...greengully.companions,
  ...greengully.victoryCards,
  ...greengully.locations,
]
const indexed = [...slugged, ...greengully.guideposts]

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const numbers = (list: readonly { readonly number: number }[]) => list.map(({ number }) => number)
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b)
const personasOf = (...kinds: readonly string[]) => personas.filter(({ kind }) => kinds.includes(kind))

describe('the catalogue', () => {
  it('[S1] the catalogue has as many cards of each kind as the box', () => {
    expect(buildings.filter(({ commons }) => commons === null)).toHaveLength(96)
    expect(buildings.filter(({ commons }) => commons !== null)).toHaveLength(6)
    expect(greengully.assistants).toHaveLength(8)
    expect(greengully.items).toHaveLength(12)
    expect(greengully.guests).toHaveLength(12)
    expect(greengully.friends).toHaveLength(12)
    expect(greengully.treasures).toHaveLength(15)
    expect(objectives).toHaveLength(18)
    expect(personasOf('original')).toHaveLength(6)
    expect(personasOf('ordinary')).toHaveLength(48)
    expect(personasOf('loyal', 'rebel')).toHaveLength(12)
    expect(personasOf('automa')).toHaveLength(6)
    expect(greengully.minions).toHaveLength(6)
    expect(greengully.companions).toHaveLength(6)
    expect(greengully.victoryCards).toHaveLength(12)
    expect(greengully.locations).toHaveLength(6)
    expect(greengully.guideposts).toHaveLength(14)
    expect(crates).toHaveLength(54)
    expect(letteredCrates).toHaveLength(23)
  })

  it('[S2] the catalogue numbers its cards as the index does', () => {
    expect(numbers(buildings.filter(({ depth, commons }) => depth === 0 && commons === null))).toEqual(
      range(5, 10),
    )
    const inCrates = numbers(buildings.filter(({ depth }) => depth > 0))
    expect(inCrates.every((number) => number >= 22 && number <= 123)).toBe(true)
    expect(numbers(personasOf('original'))).toEqual(range(200, 205))
    expect(numbers(greengully.assistants)).toEqual(range(206, 213))
    expect(numbers(greengully.treasures)).toEqual(range(236, 250))
    expect(numbers(greengully.items)).toEqual(range(259, 270))
    expect(numbers(greengully.guests)).toEqual(range(281, 292))
    expect(numbers(greengully.friends)).toEqual(range(315, 326))
    expect(numbers(greengully.companions)).toEqual(range(337, 342))
    expect(numbers(greengully.victoryCards)).toEqual(range(344, 355))
    expect(numbers(greengully.locations)).toEqual(range(357, 362))
    expect(numbers(personasOf('loyal', 'rebel'))).toEqual(range(363, 374))
    expect(numbers(personasOf('automa'))).toEqual(range(393, 398))
    expect(numbers(greengully.guideposts)).toEqual(range(400, 413))
    expect(numbers(crates)).toEqual(range(1, 54))
    expect(letteredCrates.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVW')
  })

  it('[S2] the catalogue fills 214-336 without a gap', () => {
    const filled = [
      ...numbers(objectives),
      ...numbers(personasOf('ordinary')),
      ...greengully.minions.map(({ number }) => number),
      ...numbers(greengully.treasures),
      ...numbers(greengully.items),
      ...numbers(greengully.guests),
      ...numbers(greengully.friends),
    ]
    expect(ascending(filled)).toEqual(range(214, 336))
  })

  it('the catalogue has each number and each slug once', () => {
    const all = [...numbers(indexed), ...greengully.minions.map(({ number }) => number)]
    expect(new Set(all).size).toBe(all.length)
    const slugs = slugged.map(({ slug }) => slug)
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('the catalogue brings every card into play once: from the start, or from one crate', () => {
    const decks = crates.flatMap(({ deck }) => deck)
    const extra = numbers(buildings.filter(({ charter, commons }) => charter === null && commons === null))
    expect(ascending([...opening.advancement, ...decks])).toEqual(
      ascending([...numbers(advancement), ...extra]),
    )
    expect(ascending([...opening.objectives, ...crates.flatMap((crate) => crate.objectives)])).toEqual(
      ascending(numbers(objectives)),
    )
    expect(ascending(crates.flatMap(({ persona }) => persona ?? []))).toEqual(
      ascending(numbers(personasOf('ordinary'))),
    )
    expect(crates.flatMap(({ minion }) => minion ?? []).sort()).toEqual(
      greengully.minions.map(({ type }) => type).sort(),
    )
  })

  it('the catalogue opens with the assistants and the first five objectives', () => {
    expect(opening.advancement).toEqual(numbers(greengully.assistants))
    expect(opening.objectives).toEqual(range(214, 218))
  })

  it('the catalogue is plain data', () => {
    expect(JSON.parse(JSON.stringify(greengully))).toStrictEqual(greengully)
  })

  it('at least three quarters of the cards are plain effects', () => {
    const cards = [...buildings, ...advancement, ...objectives, ...personas]
    const byHand = cards.filter((card) => {
      const text = JSON.stringify(card)
      const isRuleOfTheTurn = 'use' in card && card.effects.length === 0
      const isAutoma = 'kind' in card && card.kind === 'automa'
      return /"kind":"special"|"on":"always"/.test(text) || isRuleOfTheTurn || isAutoma
    })
    expect(1 - byHand.length / cards.length).toBeGreaterThanOrEqual(0.75)
  })

  it('the catalogue has a par for one to six seats, rising with their number', () => {
    expect(greengully.par).toHaveLength(6)
    expect(ascending(greengully.par)).toEqual(greengully.par)
  })

  it('[D2] the catalogue says for one to six seats how many turns of each the candle burns', () => {
    expect(greengully.candleTurns).toHaveLength(6)
    expect(greengully.candleTurns.filter((turns) => !Number.isInteger(turns) || turns < 1)).toEqual([])
  })

  it('[H10] the fair start has a row for each game and number of seats, and gives the first seat nothing', () => {
    expect(greengully.fairStart).toHaveLength(12)
    for (const rows of greengully.fairStart) {
      expect(rows.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6])
      expect(rows.flat().filter((vp) => !Number.isInteger(vp) || vp < 0)).toEqual([])
      expect(rows.map(([first]) => first)).toEqual([0, 0, 0, 0, 0, 0])
    }
  })
})
