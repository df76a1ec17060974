import { expect, test } from 'vitest'
import { fewestTurns, type Limits } from '../../test-support/exhaustive-search.ts'
import { playRoute } from '../../test-support/play-route.ts'
import { engine, routePositions } from '../../test-support/route-positions.ts'
import { searchRoute } from './route.ts'

const LIMITS: Limits = { turns: 3, answers: 4000 }

test('on 200 positions of games with one to six seats a route never has fewer turns than an exhaustive search needs', () => {
  const positions = routePositions(200, 1)
  const compared = { same: 0, longer: 0 }
  const faults: string[] = []
  for (const position of positions) {
    const search = searchRoute(engine, engine.view(position.state, position.seat), position.goal)
    search.advance(Number.POSITIVE_INFINITY)
    const route = search.found()
    const turns = route?.turns.length ?? Number.POSITIVE_INFINITY
    if (route !== null && playRoute(engine, position, route) !== turns)
      faults.push(`${position.where}: the route of ${turns} turns does not lead there`)
    const needed = fewestTurns(engine, position, LIMITS)
    if (needed === 'unknown') continue
    if (needed === 'more' ? turns <= LIMITS.turns : turns < needed)
      faults.push(`${position.where}: ${turns} turns, but ${needed} are needed`)
    if (needed !== 'more') compared[turns === needed ? 'same' : 'longer'] += 1
  }
  expect(faults).toEqual([])
  expect(positions).toHaveLength(200)
  expect(new Set(positions.map(({ goal }) => goal.kind)).size).toBe(4)
  // And it is hardly ever longer than needed.
  expect(compared.same).toBeGreaterThan(80)
  expect(compared.longer / compared.same).toBeLessThan(0.06)
})
