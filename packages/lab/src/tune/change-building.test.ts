import { type BuildingDef, buildingOf } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { catalogue, rulesetOf } from '../ruleset.ts'
import { changedBuilding, LEVERS, possibleSteps, STEPS } from './change-building.ts'
import { changedCatalogue, drawChanges, isTunable } from './draw.ts'

function buildingWith(rest: Partial<BuildingDef>): BuildingDef {
  const [any] = catalogue.buildings
  if (any === undefined) throw new Error('no building')
  return { ...any, cost: {}, benefit: [{ kind: 'gain', good: 'coin', count: 1 }], ...rest }
}

test('a change of a building in VP changes the VP that it gives, or adds one', () => {
  const smithy = buildingWith({
    benefit: [
      { kind: 'vp', count: 3 },
      { kind: 'gain', good: 'coin', count: 1 },
    ],
  })
  expect(changedBuilding(smithy, 'vp', 1)?.benefit[0]).toEqual({ kind: 'vp', count: 4 })
  expect(changedBuilding(smithy, 'vp', -1)?.benefit[0]).toEqual({ kind: 'vp', count: 2 })
  const yard = buildingWith({ benefit: [{ kind: 'construct', influence: 2, discount: 0, vp: 5 }] })
  expect(changedBuilding(yard, 'vp', -1)?.benefit[0]).toMatchObject({ vp: 4 })
  expect(changedBuilding(buildingWith({}), 'vp', 1)?.benefit).toContainEqual({ kind: 'vp', count: 1 })
})

test('a change of a building in VP takes none where there is none, and leaves no building empty', () => {
  expect(possibleSteps(buildingWith({}), 'vp')).toEqual([0, 1])
  expect(possibleSteps(buildingWith({ benefit: [{ kind: 'vp', count: 1 }] }), 'vp')).toEqual([0, 1])
  const two = buildingWith({ benefit: [{ kind: 'vp', count: 1 }, { kind: 'reputation' }] })
  expect(changedBuilding(two, 'vp', -1)?.benefit).toEqual([{ kind: 'reputation' }])
})

test('a change of a building for the better spares a cost before it gives more', () => {
  const dear = buildingWith({ cost: { coin: 1, any: 2, influence: 1 } })
  expect(changedBuilding(dear, 'coin', 1)?.cost).toEqual({ any: 2, influence: 1 })
  expect(changedBuilding(dear, 'resource', 1)?.cost).toEqual({ coin: 1, any: 1, influence: 1 })
  expect(changedBuilding(buildingWith({}), 'influence', 1)?.benefit).toContainEqual({
    kind: 'regain',
    count: 1,
  })
  expect(changedBuilding(buildingWith({}), 'coin', 1)?.benefit).toEqual([
    { kind: 'gain', good: 'coin', count: 2 },
  ])
})

test('a change of a building for the worse gives less, or costs more where it gives nothing of it', () => {
  const rich = buildingWith({ benefit: [{ kind: 'gain', good: 'coin', count: 2 }] })
  expect(changedBuilding(rich, 'coin', -1)).toMatchObject({ cost: {}, benefit: [{ count: 1 }] })
  expect(changedBuilding(buildingWith({}), 'coin', -1)).toMatchObject({ cost: { coin: 1 } })
  expect(changedBuilding(rich, 'influence', -1)?.cost).toEqual({ influence: 1 })
  expect(changedBuilding(rich, 'resource', -1)?.cost).toEqual({ any: 1 })
})

test.each(LEVERS)(
  'a change of a building in %s can be said by most cards of the box, and the box still opens',
  (lever) => {
    const tunable = catalogue.buildings.filter(isTunable)
    const both = tunable.filter((building) => possibleSteps(building, lever).length === STEPS.length)
    expect(both.length).toBeGreaterThan(tunable.length / 3)
    const draw = drawChanges(catalogue, lever, 5)
    const changed = changedCatalogue(catalogue, lever, draw)
    expect(() => rulesetOf(changed)).not.toThrow()
    for (const building of tunable)
      expect(buildingOf(changed, building.number) === building).toBe(draw[building.number] === 0)
  },
)

test('a draw changes all buildings but the basic ones and the commons', () => {
  const draw = drawChanges(catalogue, 'coin', 1)
  expect(Object.keys(draw)).toHaveLength(90)
  expect([draw[5], draw[604]]).toEqual([undefined, undefined])
})

test('a draw is the same for the same seed, and has every step about as often', () => {
  expect(drawChanges(catalogue, 'coin', 3)).toEqual(drawChanges(catalogue, 'coin', 3))
  const steps = Array.from({ length: 30 }, (_, index) =>
    Object.values(drawChanges(catalogue, 'coin', index)),
  ).flat()
  for (const step of STEPS) {
    const share = steps.filter((drawn) => drawn === step).length / steps.length
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.37)
  }
})
