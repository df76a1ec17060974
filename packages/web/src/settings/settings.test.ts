import { expect, test } from 'vitest'
import { STANDARD_SETTINGS, settingsOf } from './settings.ts'

test.each([null, 7, 'x', [], {}, { speed: 'warp', theme: 3, volume: 'loud', language: 'fr' }])(
  'what is no setting is left as it was: %j',
  (stored) => {
    expect(settingsOf(stored)).toEqual(STANDARD_SETTINGS)
  },
)

test('the fast game of earlier versions is the brisk one', () => {
  expect(settingsOf({ speed: 'fast' }).speed).toBe('brisk')
  expect(settingsOf({ speed: 'step' }).speed).toBe('step')
})

test('chosen settings are kept', () => {
  const chosen = {
    ...STANDARD_SETTINGS,
    language: 'pl',
    speed: 'instant',
    sound: true,
    volume: 1,
    music: 0.2,
    ambience: 0,
  }
  expect(settingsOf(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
})

test('settings of a page without music keep their volume', () => {
  expect(settingsOf({ sound: true, volume: 0.9 })).toEqual({ ...STANDARD_SETTINGS, sound: true, volume: 0.9 })
})
