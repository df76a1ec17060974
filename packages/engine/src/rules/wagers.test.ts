import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const six = { game: 6, guidepost: 405 } as const

test('[G6] the die shows each of the six charters, and nothing else', () => {
  const shown = Array.from(
    { length: 80 },
    (_, seed) =>
      scenario({ ...six, seed })
        .answer('place:seam')
        .eventsOf('rolled')[0]?.charter,
  )
  expect(new Set(shown)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})

test('[G6] the die is rolled by the first seat as well, when another uses its building', () => {
  const s = scenario(six).answer('place:lot', 'place:patch')
  expect(s.eventsOf('rolled')).toMatchObject([{ seat: 0 }])
})

describe('the Merchant', () => {
  const players = [{}, { personas: ['merchant'] }]

  it('[K4] the Merchant rolls after the own turn, and wins 1 VP with a building of that charter', () => {
    const s = scenario({ players }).answer('place:patch', 'place:lot')
    expect(s.eventsOf('rolled')).toMatchObject([{ seat: 1, source: s.number('merchant') }])
    s.seat(1).wager = 1
    s.answer('place:bank', 'place:seam')
    expect([s.seat(0).vp, s.seat(1).vp]).toEqual([0, 1])
  })

  it('[K5] the Merchant wins nothing while another player has silenced it', () => {
    const s = scenario({ players, table: { silencer: 0 } })
    s.seat(1).wager = 1
    expect(s.answer('place:patch', 'place:seam').seat(1).vp).toBe(0)
  })
})

describe('the Gambler', () => {
  const games = Array.from({ length: 24 }, (_, seed) => {
    const s = scenario({ seed, players: [{}, { personas: ['gambler'] }] }).answer('place:patch', 'place:seam')
    return { rolled: s.eventsOf('rolled'), vp: [s.seat(0).vp, s.seat(1).vp] }
  })

  it('[K4] the Gambler rolls when placing in a charter', () => {
    for (const { rolled } of games) expect(rolled).toMatchObject([{ seat: 1 }])
  })

  it('[K4] the Gambler wins 2 VP when the die shows that charter, and nothing otherwise', () => {
    for (const { rolled, vp } of games) expect(vp).toEqual([0, rolled[0]?.charter === 1 ? 2 : 0])
    expect(new Set(games.map(({ vp }) => vp[1]))).toEqual(new Set([0, 2]))
  })
})
