import { greengully } from '@charterstone/content'
import { FIRST_PLOT, FIRST_TILE } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { signBoardOf } from '../strip/sign-board.ts'
import { ceilingOf, OPEN_SKY } from './ceiling.ts'
import { centreOf } from './layout.ts'
import type { Place } from './place.ts'
import { tokensOn } from './token-props.ts'

const NO_ISLANDS = Array.from({ length: 24 }, () => -1)
/** The six plots of a charter whose first row has three. */
const places = [0, 1, 2, 3, 4, 5].map((plot): Place => {
  const spot = FIRST_PLOT + 6 * 2 + plot
  return { spot, at: centreOf(spot, NO_ISLANDS) }
})

function signWith(rows: number) {
  const building = greengully.buildings.find(
    (each) => each.commons === null && signBoardOf(each)?.layout.rows.length === rows,
  )
  if (building === undefined) throw new Error('no such sign')
  return building
}

/** The last row of plots, and what signs in the first row leave above the leftmost and the rightmost of it. */
function below(rows: number) {
  const last = places.filter(({ at }) => at[1] > (places[0]?.at[1] ?? 0))
  const buildings = Array.from({ length: FIRST_TILE }, () => signWith(rows))
  return last.map((place) => ceilingOf(place, places, buildings))
}

describe('below the signs of a row of tiles', () => {
  test.each([1, 2, 3])('a peril and income lie below a sign of %i rows', (rows) => {
    const building = signWith(1)
    for (const ceiling of below(rows))
      for (const minion of [undefined, { kind: 'cat', owner: null } as const]) {
        const tokens = { peril: 'bandit', income: ['red', 'blue'], ...(minion && { minion }) } as const
        const [income, [peril]] = tokensOn(tokens, building, 0, ceiling)
        expect((peril?.y ?? 0) - 11.5).toBeGreaterThan(ceiling.right)
        for (const token of income) expect(token.y - 6.9).toBeGreaterThan(ceiling.left)
      }
  })

  test('a sign of one row leaves a peril where it is', () => {
    const [ceiling = OPEN_SKY] = below(1)
    expect(tokensOn({ peril: 'bandit' }, null, 0, ceiling)[1][0]?.y).toBe(
      tokensOn({ peril: 'bandit' }, null, 0)[1][0]?.y,
    )
  })

  test('a minion and a peril do not lie on each other below a tall sign', () => {
    for (const ceiling of below(3)) {
      const tokens = { peril: 'bandit', minion: { kind: 'cat', owner: null } } as const
      const [, [peril, minion]] = tokensOn(tokens, signWith(1), 0, ceiling)
      const apart = Math.hypot((minion?.x ?? 0) - (peril?.x ?? 0), (minion?.y ?? 0) - (peril?.y ?? 0))
      expect(apart).toBeGreaterThan(18)
    }
  })
})

test('nothing hangs over the first row', () => {
  const [first] = places
  if (first === undefined) throw new Error('no places')
  expect(ceilingOf(first, places, [])).toEqual(OPEN_SKY)
})
