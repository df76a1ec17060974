import { expect, test } from 'vitest'
import { onlineId, pathOf, routeOf, stepPath } from './route.ts'

test.each([
  ['/', { name: 'home' }],
  ['/new', { name: 'new' }],
  ['/new/', { name: 'new' }],
  ['/play/k3x', { name: 'play', id: 'k3x' }],
  ['/play/k3x/chronicle', { name: 'chronicle', id: 'k3x' }],
  ['/play/k3x/g/3/s/120', { name: 'log', id: 'k3x', at: { game: 3, step: 120 } }],
  ['/t/Ab3', { name: 'play', id: '~Ab3' }],
  ['/t/Ab3/seats', { name: 'seats', id: '~Ab3' }],
  ['/t/Ab3/g/3/s/120', { name: 'log', id: '~Ab3', at: { game: 3, step: 120 } }],
  ['/play/k3x/seats', { name: 'unknown' }],
  ['/t', { name: 'unknown' }],
  ['/play', { name: 'unknown' }],
  ['/play/k3x/nothing', { name: 'unknown' }],
  ['/elsewhere', { name: 'unknown' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test('a path leads where it says', () => {
  expect(routeOf(pathOf('campaign', 'abc'))).toEqual({ name: 'campaign', id: 'abc' })
  expect(routeOf(pathOf('settings'))).toEqual({ name: 'settings' })
  expect(pathOf('log', onlineId('Ab3'))).toBe('/t/Ab3/log')
  expect(stepPath(onlineId('Ab3'), { game: 3, step: 120 })).toBe('/t/Ab3/g/3/s/120')
})
