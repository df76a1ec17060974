import { describe, expect, it } from 'vitest'
import { areEffects } from './effect-schema.ts'

/** Where a list with this one effect goes wrong; null if it does not. */
function fault(effect: unknown): string | null {
  return areEffects([effect])?.path ?? null
}

describe('amounts in a file', () => {
  const counted = { per: 'minions', times: 1, max: 3 }

  it.each([{ kind: 'gain', good: 'coin' }, { kind: 'gain-any' }, { kind: 'vp' }, { kind: 'regain' }])(
    'the amount of an effect is a number or something counted: %o',
    (effect) => {
      expect(fault({ ...effect, count: 2 })).toBeNull()
      expect(fault({ ...effect, count: counted })).toBeNull()
      expect(fault({ ...effect, count: { per: 'minions', times: 1 } })).toBeNull()
    },
  )

  it('a discount may be counted, the influence of a construction may not', () => {
    const construct = { kind: 'construct', influence: 2, discount: counted, vp: 4 }
    expect(fault(construct)).toBeNull()
    expect(fault({ ...construct, influence: counted })).toBe('[0].influence')
  })

  it('an amount in a file counts nothing else than what the engine can count', () => {
    expect(fault({ kind: 'vp', count: { ...counted, per: 'stars' } })).toBe('[0].count.per')
    expect(fault({ kind: 'vp', count: { per: 'minions' } })).toBe('[0].count.times')
    expect(fault({ kind: 'vp', count: { ...counted, min: 1 } })).toBe('[0].count.min')
  })

  it('no amount in a file is larger than any of the box, and none is a text or missing', () => {
    expect(fault({ kind: 'vp', count: { ...counted, times: 31 } })).toBe('[0].count.times')
    expect(fault({ kind: 'vp', count: { ...counted, max: 31 } })).toBe('[0].count.max')
    expect(fault({ kind: 'vp', count: 31 })).toBe('[0].count')
    expect(fault({ kind: 'vp', count: '2' })).toBe('[0].count')
    expect(fault({ kind: 'vp', count: null })).toBe('[0].count')
    expect(fault({ kind: 'vp', count: [2] })).toBe('[0].count')
  })

  it('VP for each of something in the form of the first saves is read', () => {
    const saved = { kind: 'per', count: 'minions', vp: 1, max: 3 }
    expect(fault(saved)).toBeNull()
    expect(fault({ kind: 'per', count: 'minions', vp: 1 })).toBeNull()
    expect(fault({ ...saved, vp: '1' })).toBe('[0].vp')
    expect(fault({ ...saved, count: 'stars' })).toBe('[0].count')
    expect(fault({ ...saved, max: 31 })).toBe('[0].max')
  })
})
