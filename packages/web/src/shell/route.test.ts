import { expect, test } from 'vitest'
import { localRef, tableRef } from '../session/game-ref.ts'
import { pathOf, routeOf, stepPath } from './route.ts'

const village = localRef('k3x')
const table = tableRef('Ab3')

test.each([
  ['/', { name: 'home' }],
  ['/new', { name: 'new' }],
  ['/new/', { name: 'new' }],
  ['/play/k3x', { name: 'play', ref: village }],
  ['/play/k3x/chronicle', { name: 'chronicle', ref: village }],
  ['/play/k3x/g/3/s/120', { name: 'log', ref: village, at: { game: 3, step: 120 } }],
  ['/t/Ab3', { name: 'play', ref: table }],
  ['/t/Ab3/seats', { name: 'seats', ref: table }],
  ['/t/Ab3/g/3/s/120', { name: 'log', ref: table, at: { game: 3, step: 120 } }],
  ['/play/k3x/seats', { name: 'unknown' }],
  ['/t', { name: 'unknown' }],
  ['/play', { name: 'unknown' }],
  ['/play/k3x/nothing', { name: 'unknown' }],
  ['/elsewhere', { name: 'unknown' }],
])('the address %s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test('the path of a screen leads back to that screen and that game', () => {
  expect(routeOf(pathOf('campaign', village))).toEqual({ name: 'campaign', ref: village })
  expect(routeOf(pathOf('settings'))).toEqual({ name: 'settings' })
  expect(pathOf('log', table)).toBe('/t/Ab3/log')
  expect(stepPath(table, { game: 3, step: 120 })).toBe('/t/Ab3/g/3/s/120')
})
