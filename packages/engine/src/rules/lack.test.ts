import { expect, it } from 'vitest'
import { RESOURCES } from '../catalogue/charter.ts'
import { closedFor, closedForAll, LACKS, lacking, lackingResource, NONE, reasonOf } from './lack.ts'

it('[D7] a reason says what is missing and how many of it', () => {
  expect(reasonOf(lacking('coin', 4))).toEqual({ lack: 'coin', count: 4 })
  expect(reasonOf(lacking('influence'))).toEqual({ lack: 'influence', count: 1 })
  expect(reasonOf(lackingResource(0, 2))).toEqual({ lack: 'pumpkin', count: 2 })
})

it('[D7] a reason never becomes another one, however many are missing', () => {
  for (const count of [63, 64, 1000]) {
    expect(reasonOf(lacking('coin', count))).toEqual({ lack: 'coin', count: 63 })
    expect(reasonOf(lackingResource(5, count))).toEqual({ lack: 'grain', count: 63 })
  }
})

it('[D7] every reason has a code of its own, and none of them means that nothing is missing', () => {
  const codes = LACKS.filter((lack) => lack !== 'nothing').map((lack) => lacking(lack))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).not.toContain(NONE)
  for (const lack of LACKS) expect(reasonOf(lacking(lack, 7))).toEqual({ lack, count: 7 })
})

it('[D7] a resource by its number is the same reason as by its name', () => {
  for (const [resource, name] of RESOURCES.entries())
    expect(lackingResource(resource, 3)).toBe(lacking(name, 3))
})

it('[D7] an option without a reason is not closed', () => {
  expect(closedFor('place:market', NONE)).toEqual([])
  expect(closedFor('place:market', lacking('coin', 2))).toEqual([
    { key: 'place:market', reason: { lack: 'coin', count: 2 } },
  ])
})

it('[D7] several things that are missing are one reason with all of them', () => {
  expect(closedForAll('build:kiln', [])).toEqual([])
  expect(closedForAll('build:kiln', [lacking('wood')])).toEqual([
    { key: 'build:kiln', reason: { lack: 'wood', count: 1 } },
  ])
  expect(closedForAll('build:kiln', [lacking('wood'), lacking('clay', 2)])).toEqual([
    { key: 'build:kiln', reason: { lack: 'wood', count: 1, also: [{ lack: 'clay', count: 2 }] } },
  ])
})
