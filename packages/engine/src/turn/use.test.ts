import { miniCatalogue, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import type { Effect } from '../catalogue/effect.ts'

const echo: Effect = { kind: 'special', name: 'echo' }
const vp: Effect = { kind: 'vp', count: 1 }

/** The Echo Shaft, on a black plot, uses the Patch again and gives this besides; Ida pays for VP of a black building. */
function echoWith(benefit: readonly Effect[]) {
  const buildings = miniCatalogue.buildings.map((def) =>
    def.slug === 'echo-shaft' ? { ...def, benefit } : def,
  )
  return scenario({
    catalogue: { ...miniCatalogue, buildings },
    village: { black: ['seam', 'echo-shaft'] },
    players: [{ cards: ['ida'], workers: ['patch'] }],
  }).answer('place:echo-shaft', 'place:patch')
}

test('[R15.4] a building that uses another one still counts as one that gave VP before', () => {
  const s = echoWith([vp, echo])
  expect([s.seat(0).vp, s.has(0, 'pumpkin')]).toEqual([1 + 1, 1])
})

test('[R15.4] a building that uses another one still counts as one that gives VP afterwards', () => {
  const s = echoWith([echo, vp])
  expect([s.seat(0).vp, s.has(0, 'pumpkin')]).toEqual([1 + 1, 1])
})

test('[R15.4] a building that uses another one leaves no building in use when the turn is over', () => {
  expect(echoWith([echo, vp]).state.table.using).toBe(0)
})

describe('the Decorator', () => {
  const KILN = 43
  const village = { black: ['seam', 'kiln'] }
  const decorator = { personas: ['decorator'], goods: { coal: 2 } }

  it('[K4] the Decorator gains from a building that I constructed, the first time that I use it', () => {
    const s = scenario({ village, players: [decorator], table: { fresh: [0, KILN, 1, KILN] } })
    s.answer('place:kiln')
    expect([s.seat(0).vp, s.state.table.fresh]).toEqual([3 + 4, [1, KILN]])
    s.answer('place:patch', 'place:kiln')
    expect(s.seat(0).vp).toBe(3 + 4 + 3)
  })

  it('[K4] the Decorator does not gain from a building of another player', () => {
    const s = scenario({ village, players: [decorator], table: { fresh: [1, KILN] } }).answer('place:kiln')
    expect([s.seat(0).vp, s.state.table.fresh]).toEqual([3, [1, KILN]])
  })

  it('[K4] the Decorator finds the building among others that I constructed', () => {
    const fresh = [0, 22, 0, KILN]
    const s = scenario({ village, players: [decorator], table: { fresh } }).answer('place:kiln')
    expect([s.seat(0).vp, s.state.table.fresh]).toEqual([3 + 4, [0, 22]])
  })
})

test('[K4] the Musician gains at the first of the commons, too', () => {
  const goods = { coal: 2, clay: 1, grain: 1 }
  const s = scenario({ players: [{ personas: ['musician'], goods, cards: ['kiln'] }] })
  s.answer('place:zeppelin', 'plot:2')
  expect(s.eventsOf('won-vp')).toContainEqual({
    kind: 'won-vp',
    seat: 0,
    vp: 1,
    source: s.number('musician'),
  })
})

test('[K4] the Musician gains nothing at a building of a charter', () => {
  expect(
    scenario({ players: [{ personas: ['musician'] }] })
      .answer('place:patch')
      .seat(0).vp,
  ).toBe(0)
})
