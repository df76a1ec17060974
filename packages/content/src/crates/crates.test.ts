import type { BuildingDef, Charter } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'

const charters: readonly Charter[] = ['purple', 'black', 'green', 'red', 'blue', 'yellow']
const buildings = new Map(greengully.buildings.map((building) => [building.number, building]))
const crates = new Map(greengully.crates.map((crate) => [crate.number, crate]))

const opened = (crate: number | null): readonly BuildingDef[] =>
  (crates.get(crate ?? 0)?.buildings ?? []).flatMap((number) => buildings.get(number) ?? [])

/** The crates of a chain, from the building at its head on, and the buildings that its last crate gives. */
function walk(head: BuildingDef): {
  readonly chain: readonly number[]
  readonly last: readonly BuildingDef[]
} {
  const chain: number[] = []
  let standing: readonly BuildingDef[] = [head]
  while (standing.length === 1) {
    const crate = standing[0]?.crate ?? null
    if (crate === null) break
    chain.push(crate)
    standing = opened(crate)
  }
  return { chain, last: standing }
}

describe('the crate tree', () => {
  it.each(charters.map((charter, index) => ({ charter, c: index + 1 })))(
    '[X4] $charter opens two chains of four crates',
    ({ charter, c }) => {
      const b = 7 + 8 * (c - 1)
      const basic = buildings.get(4 + c)
      expect(basic).toMatchObject({ charter, crate: c })
      const heads = opened(c)
      expect(heads.map(({ chain }) => chain)).toEqual(['A', 'B'])
      expect(heads.map((head) => walk(head).chain)).toEqual([
        [b, b + 2, b + 3, b + 4],
        [b + 1, b + 5, b + 6, b + 7],
      ])
      for (const head of heads) {
        const { chain, last } = walk(head)
        expect(last).toHaveLength(3)
        expect(last.every(({ crate, depth }) => crate === null && depth === 5)).toBe(true)
        for (const building of [...chain.slice(0, 3).flatMap(opened), ...last]) {
          expect(building).toMatchObject({ charter, chain: head.chain })
        }
        expect(chain.slice(0, 3).map((crate) => opened(crate)[0]?.depth)).toEqual([2, 3, 4])
      }
    },
  )

  it('[X4] the crate tree reaches every crate and every building from the basic ones', () => {
    const reached = new Set<number>()
    const found = new Set<number>()
    const open = [1, 2, 3, 4, 5, 6]
    for (let crate = open.pop(); crate !== undefined; crate = open.pop()) {
      reached.add(crate)
      for (const number of [...(crates.get(crate)?.buildings ?? []), ...(crates.get(crate)?.deck ?? [])]) {
        const building = buildings.get(number)
        if (building === undefined) continue
        found.add(number)
        if (building.crate !== null) open.push(building.crate)
      }
    }
    expect(reached.size).toBe(54)
    expect(found.size).toBe(90)
  })

  it('the crate tree gives each persona to a crate of its own charter', () => {
    const personas = new Map(greengully.personas.map((persona) => [persona.number, persona]))
    for (const { number, persona } of greengully.crates) {
      if (persona === null) continue
      const charter = number <= 6 ? charters[number - 1] : charters[Math.floor((number - 7) / 8)]
      expect(personas.get(persona)?.charter).toBe(charter)
    }
  })

  it('the crate tree repeats minions, income and peril once in each charter, and overbuilding at the end of each chain', () => {
    const bringing = (rule: string) =>
      greengully.crates.filter(({ rules }) => rules.some((one) => one === rule)).map(({ number }) => number)
    expect(bringing('minions')).toEqual([8, 15, 29, 32, 40, 48])
    expect(bringing('income')).toEqual([10, 21, 26, 34, 42, 53])
    expect(bringing('peril')).toEqual([12, 20, 28, 36, 44, 52])
    expect(bringing('overbuilding')).toEqual([11, 14, 19, 22, 24, 27, 30, 35, 38, 43, 46, 51, 54])
    expect(greengully.crates.filter(({ minion }) => minion !== null).map(({ number }) => number)).toEqual(
      bringing('minions'),
    )
  })

  it('each crate shows two of its own resource, or one each of two others', () => {
    for (const { resources } of greengully.crates) {
      expect(new Set([resources.pair, ...resources.split]).size).toBe(3)
    }
    const pairs = greengully.crates.map(({ resources }) => resources.pair)
    const splits = greengully.crates.flatMap(({ resources }) => resources.split)
    for (const resource of new Set(pairs)) {
      expect(pairs.filter((one) => one === resource)).toHaveLength(9)
      expect(splits.filter((one) => one === resource)).toHaveLength(18)
    }
  })
})

describe('lettered crates', () => {
  it('[X5] there is a lettered crate for each option of a guidepost, and U and V for the reckoning', () => {
    const options = new Set<string>(
      greengully.guideposts.flatMap((guidepost) => guidepost.options.map(({ crate }) => crate)),
    )
    const letters = greengully.letteredCrates.map(({ letter }) => letter)
    expect(letters.filter((letter) => !options.has(letter))).toEqual(['U', 'V'])
  })

  it('[X5] lettered crates have the stories 6 to 18 in order, on both sides', () => {
    const stories = greengully.letteredCrates.map((crate) => crate.stories)
    const sides = (remainder: number) => stories.slice(0, 22).filter((_, index) => index % 2 === remainder)
    expect(sides(0).flat()).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
    expect(sides(1)).toEqual(sides(0))
  })
})
