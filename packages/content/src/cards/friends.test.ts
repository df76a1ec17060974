import { CHARTERS, type Charter } from '@charterstone/engine'
import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../test-support/steady-box.ts'

const basics = ['pumpkin-patch', 'coal-seam', 'woodlot', 'clay-bank', 'ore-vein', 'grain-field']
const vpFriends = [
  'ida-by-the-hedge',
  'silas-of-the-lamps',
  'runa-shavings',
  'tomas-threshold',
  'vera-sparks',
]
const coinFriends = ['pim-of-the-fair', 'odile-deepwater', 'corin-knot', 'marta-doubletile', 'jasper-rivet']
const friends = CHARTERS.map((charter, index) => ({
  charter,
  vpFriend: [...vpFriends, 'anselm-crumb'][index] ?? '',
  coinFriend: [...coinFriends, 'lotte-sheaf'][index] ?? '',
  elsewhere: CHARTERS[(index + 1) % 6] ?? 'purple',
}))

/** VP and coins of a seat that uses the Pottery (1 VP and $2) in a charter, holding a friend. */
function pottery(friend: string, charter: Charter): [vp: number, coins: number] {
  const village = { [charter]: [basics[CHARTERS.indexOf(charter)] ?? '', 'pottery'] }
  const players = [{ goods: { clay: 1 }, cards: [friend] }]
  const s = scenario({ catalogue: steadyBox, village, players }).answer('place:pottery')
  return [s.seat(0).vp, s.has(0, 'coin')]
}

describe.each(friends)('the friends of $charter', ({ charter, vpFriend, coinFriend, elsewhere }) => {
  it(`[K6] ${vpFriend} adds 1 VP in the ${charter} charter, and nothing elsewhere`, () => {
    expect(pottery(vpFriend, charter)).toEqual([1 + 1, 2])
    expect(pottery(vpFriend, elsewhere)).toEqual([1, 2])
  })

  it(`[K6] ${coinFriend} adds $1 in the ${charter} charter, and nothing elsewhere`, () => {
    expect(pottery(coinFriend, charter)).toEqual([1, 2 + 1])
    expect(pottery(coinFriend, elsewhere)).toEqual([1, 2])
  })
})
