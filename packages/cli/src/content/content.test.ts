import type { Catalogue, Effect } from '@charterstone/engine'
import { catalogue } from '@charterstone/lab'
import { miniCatalogue } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { countsOf } from './counts.ts'
import { missingIn } from './missing.ts'
import { pureDataOf } from './pure-data.ts'
import { unreachableIn } from './unreachable.ts'

test('the counts of a box are those of its lists, with commons and personas apart', () => {
  const counts = countsOf(miniCatalogue)
  expect(counts).toMatchObject({
    commons: 6,
    assistants: 8,
    items: 4,
    guests: 4,
    originalPersonas: 6,
    specialPersonas: 12,
    automaPersonas: 6,
    letteredCrates: 23,
  })
  expect((counts.buildings ?? 0) + 6).toBe(miniCatalogue.buildings.length)
  const personas = ['originalPersonas', 'personas', 'specialPersonas', 'automaPersonas']
  expect(personas.reduce((sum, name) => sum + (counts[name] ?? 0), 0)).toBe(miniCatalogue.personas.length)
})

test('a campaign can reach everything in the box', () => {
  expect(unreachableIn(catalogue)).toEqual([])
})

test('no campaign can reach a crate that no building carries, nor anything that it brings', () => {
  const buildings = miniCatalogue.buildings.map((def) => (def.crate === 39 ? { ...def, crate: null } : def))
  const lost = unreachableIn({ ...miniCatalogue, buildings })
  expect(lost).toContain('crate 39')
  expect(lost).toContain('93 portal')
  expect(lost).not.toContain('crate 31')
})

test('no campaign can reach a lettered crate that no guidepost offers', () => {
  const guideposts = miniCatalogue.guideposts.map((def) => ({
    ...def,
    options: def.options.filter(({ crate }) => crate !== 'D'),
  }))
  const before = unreachableIn(miniCatalogue)
  expect(unreachableIn({ ...miniCatalogue, guideposts }).filter((name) => !before.includes(name))).toEqual([
    'crate D',
  ])
})

describe('the share of pure data', () => {
  const only = (benefit: readonly Effect[]): Catalogue => {
    const [building] = miniCatalogue.buildings
    const none = { assistants: [], friends: [], personas: [], items: [], guests: [], treasures: [] }
    const buildings = building === undefined ? [] : [{ ...building, benefit }]
    return { ...miniCatalogue, ...none, buildings, objectives: [], minions: [] }
  }

  it('the share of pure data is 1 for a card whose effects are all verbs', () => {
    expect(pureDataOf(only([{ kind: 'vp', count: 2 }]))).toBe(1)
  })

  it('the share of pure data is 0 for a special, also inside of another effect', () => {
    const special: Effect = { kind: 'special', name: 'mirror' }
    expect(pureDataOf(only([special]))).toBe(0)
    expect(pureDataOf(only([{ kind: 'may', effects: [special] }]))).toBe(0)
    expect(pureDataOf(only([{ kind: 'choose', lists: [[{ kind: 'vp', count: 1 }], [special]] }]))).toBe(0)
  })

  it('at least three quarters of the box are pure data', () => {
    expect(pureDataOf(catalogue)).toBeGreaterThan(0.75)
    expect(pureDataOf(catalogue)).toBeLessThan(1)
  })
})

test('the box has no missing words', () => {
  expect(missingIn(catalogue)).toEqual({ en: 0, de: 0, pl: 0 })
})

test('missing words are counted for a card without a name, in each language', () => {
  const [item] = catalogue.items
  const more = item === undefined ? [] : [{ ...item, number: 599 }]
  expect(missingIn({ ...catalogue, items: [...catalogue.items, ...more] })).toEqual({ en: 1, de: 1, pl: 1 })
})
