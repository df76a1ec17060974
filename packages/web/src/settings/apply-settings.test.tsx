// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { applySettings, isMotionReduced } from './apply-settings.ts'
import { STANDARD_SETTINGS, useSettings } from './settings.ts'

const device = vi.hoisted(() => {
  const listeners: (() => void)[] = []
  const wishes: Record<string, boolean> = {}
  globalThis.matchMedia = ((query: string) => ({
    get matches() {
      return wishes[query] === true
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  })) as unknown as typeof matchMedia
  return {
    /** The device changes its mind while the page is open. */
    wish: (query: string, isWanted: boolean) => {
      wishes[query] = isWanted
      for (const listener of listeners) listener()
    },
  }
})

const DARK = '(prefers-color-scheme: dark)'
const STILL = '(prefers-reduced-motion: reduce)'
const root = document.documentElement

beforeAll(() => applySettings())
beforeEach(() => {
  device.wish(DARK, false)
  device.wish(STILL, false)
  useSettings.setState(STANDARD_SETTINGS)
})

test('the page begins light, in normal text, with full motion', () => {
  expect(Object.fromEntries(Object.entries(root.dataset))).toMatchObject({
    theme: 'light',
    text: 'normal',
    motion: 'full',
    patterns: 'plain',
  })
})

test.each(['large', 'largest'] as const)('text size %s is written on the root at once', (textSize) => {
  useSettings.setState({ textSize })
  expect(root.dataset.text).toBe(textSize)
})

test('the system theme follows the device while the page is open', () => {
  device.wish(DARK, true)
  expect(root.dataset.theme).toBe('dark')
  device.wish(DARK, false)
  expect(root.dataset.theme).toBe('light')
})

test('a chosen theme wins over the device', () => {
  device.wish(DARK, true)
  useSettings.setState({ theme: 'light' })
  expect(root.dataset.theme).toBe('light')
  useSettings.setState({ theme: 'dark' })
  device.wish(DARK, false)
  expect(root.dataset.theme).toBe('dark')
})

test('motion is reduced where the device asks for it', () => {
  device.wish(STILL, true)
  expect(root.dataset.motion).toBe('reduced')
  expect(isMotionReduced()).toBe(true)
})

test('full motion can be chosen against the device, and reduced motion without it', () => {
  device.wish(STILL, true)
  useSettings.setState({ motion: 'full' })
  expect(root.dataset.motion).toBe('full')
  device.wish(STILL, false)
  useSettings.setState({ motion: 'reduced' })
  expect(root.dataset.motion).toBe('reduced')
  expect(isMotionReduced()).toBe(true)
})

test('strong patterns are a setting of their own', () => {
  useSettings.setState({ patterns: true })
  expect(root.dataset.patterns).toBe('strong')
})

test('the colour of the first paint is removed, so that the style sheet rules', () => {
  root.style.backgroundColor = 'red'
  useSettings.setState({ theme: 'dark' })
  expect(root.style.backgroundColor).toBe('')
})
