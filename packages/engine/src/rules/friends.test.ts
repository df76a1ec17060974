import { miniCatalogue, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../catalogue/effect.ts'

const black = (...slugs: string[]) => ({ black: ['seam', ...slugs] })
const othersGainCoins: readonly Effect[] = [
  { kind: 'others', effects: [{ kind: 'gain', good: 'coin', count: 1 }] },
]

describe('friends', () => {
  it('[R13] my friend adds 1 VP when a building of the charter it names gives me VP', () => {
    const s = scenario({ village: black('kiln'), players: [{ goods: { coal: 1 }, cards: ['ida'] }] })
    expect(s.answer('place:kiln').seat(0).vp).toBe(3 + 1)
  })

  it('[R13] my friend of the other kind adds $1 when the building gives me coins', () => {
    const s = scenario({ village: black('stable'), players: [{ cards: ['silas'] }] })
    s.answer('place:stable', 'choose:2')
    expect([s.has(0, 'coin'), s.seat(0).vp]).toEqual([1 + 1, 0])
  })

  it('[R13] a friend adds nothing to what it does not name: coins to VP, or VP to coins', () => {
    const silas = scenario({ village: black('stable'), players: [{ cards: ['silas'] }] })
    expect(silas.answer('place:stable', 'choose:1').has(0, 'coin')).toBe(0)
    const ida = scenario({ village: black('stable'), players: [{ cards: ['ida'] }] })
    expect(ida.answer('place:stable', 'choose:2').seat(0).vp).toBe(0)
  })

  it('[R13] the charter that a friend names is where the building stands, not where its card comes from', () => {
    const village = { purple: ['patch', 'kiln'] }
    const s = scenario({ village, players: [{ goods: { coal: 1 }, cards: ['ida'] }] })
    expect(s.answer('place:kiln').seat(0).vp).toBe(3)
  })

  it('[R13] a friend pays once for each use, however much the building gives', () => {
    const s = scenario({ village: black('vault'), players: [{ cards: ['ida', 'silas', 'tome'] }] })
    s.answer('place:vault')
    expect([s.seat(0).vp, s.has(0, 'coin')]).toEqual([7 + 1, 2 + 1])
  })

  it('[R13] the friend of another player does nothing for me, nor mine for another player', () => {
    const players = [{ goods: { coal: 1 } }, { cards: ['ida'] }]
    const s = scenario({ village: black('kiln'), players }).answer('place:kiln')
    expect([s.seat(0).vp, s.seat(1).vp]).toEqual([3, 0])
  })

  it('[R13] my friend adds nothing to what a building gives only to the others', () => {
    const buildings = miniCatalogue.buildings.map((def) =>
      def.slug === 'stable' ? { ...def, benefit: othersGainCoins } : def,
    )
    const players = [{ cards: ['silas'] }]
    const s = scenario({ catalogue: { ...miniCatalogue, buildings }, village: black('stable'), players })
    s.answer('place:stable')
    expect([s.has(0, 'coin'), s.has(1, 'coin')]).toEqual([0, 1])
  })
})

describe('what a building itself has given', () => {
  const village = { black: ['seam', 'parlour'] } as const

  it('[R13] my friend for coins counts no resource that the building has given', () => {
    const s = scenario({ players: [{ cards: ['silas'] }] }).answer('place:seam')
    expect([s.has(0, 'coal'), s.has(0, 'coin')]).toEqual([1, 0])
  })

  it('[R13] my friend for VP does not count the VP that an assistant gives meanwhile', () => {
    const players = [{ goods: { coin: 1 }, cards: ['ida', 'longshoreman'] }]
    const s = scenario({ rules: ['minions'], village, players }).answer('place:parlour', 'take')
    expect([s.state.table.reputation, s.seat(0).vp]).toEqual([[0], 1])
  })
})
