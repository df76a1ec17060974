import type { Charter } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from './catalogue.ts'
import { presets } from './presets.ts'

const basics: readonly (readonly [Charter, number])[] = [
  ['purple', 5],
  ['black', 6],
  ['green', 7],
  ['red', 8],
  ['blue', 9],
  ['yellow', 10],
]

describe('presets', () => {
  it('there are six presets with different ids, ordered by stage', () => {
    expect(presets.map(({ id }) => id)).toEqual([
      'spring',
      'lanterns',
      'winter',
      'cranes',
      'fullhouse',
      'autumn',
    ])
    expect(presets.map(({ stage }) => stage)).toEqual([3, 6, 7, 8, 9, 12])
  })

  it.each(presets)('the preset $id has real buildings, each once', ({ village }) => {
    const real = new Set(greengully.buildings.flatMap((one) => (one.commons === null ? one.number : [])))
    const standing = Object.values(village)
      .flat()
      .filter((number) => number !== null)
    expect(standing.filter((number) => !real.has(number))).toEqual([])
    expect(new Set(standing).size).toBe(standing.length)
  })

  it.each(presets)('the preset $id has every basic building in its charter', ({ village }) => {
    for (const [charter, basic] of basics) expect(village[charter]).toContain(basic)
  })
})
