import { expect, test } from 'vitest'
import { pathOf, routeOf } from './route.ts'

test.each([
  ['/', { name: 'home' }],
  ['/new', { name: 'new' }],
  ['/new/', { name: 'new' }],
  ['/play/k3x', { name: 'play', id: 'k3x' }],
  ['/play/k3x/chronicle', { name: 'chronicle', id: 'k3x' }],
  ['/play', { name: 'unknown' }],
  ['/play/k3x/nothing', { name: 'unknown' }],
  ['/elsewhere', { name: 'unknown' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test('a path leads where it says', () => {
  expect(routeOf(pathOf('campaign', 'abc'))).toEqual({ name: 'campaign', id: 'abc' })
  expect(routeOf(pathOf('settings'))).toEqual({ name: 'settings' })
})
