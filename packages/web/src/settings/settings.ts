import { LANGUAGES, type Language } from '@charterstone/engine'
import { create } from 'zustand'
import { recalled, remember } from '../shell/device-memory.ts'

export const SPEEDS = ['step', 'calm', 'brisk', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const MOTIONS = ['system', 'full', 'reduced'] as const
export type Motion = (typeof MOTIONS)[number]

/** What one person likes, on this device; it has no influence on any game. */
export type Settings = {
  /** Null: as the browser has it. */
  readonly language: Language | null
  readonly speed: Speed
  readonly theme: Theme
  readonly textSize: TextSize
  /** Strong patterns besides colours; weak ones are always there. */
  readonly patterns: boolean
  readonly motion: Motion
  /** Whether the coach offers a lesson when a rule is new. */
  readonly lessons: boolean
  readonly sound: boolean
  /** How loud effects, music and ambience are, from 0 to 1. */
  readonly volume: number
  readonly music: number
  readonly ambience: number
}

export const STANDARD_SETTINGS: Settings = {
  language: null,
  speed: 'calm',
  theme: 'system',
  textSize: 'normal',
  patterns: false,
  motion: 'system',
  lessons: true,
  sound: false,
  volume: 0.5,
  music: 0.5,
  ambience: 0.5,
}

const KEY = 'charterstone.settings'

export const useSettings = create<Settings>(() => readSettings())

useSettings.subscribe((settings) => {
  remember(KEY, JSON.stringify(settings))
})

function readSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(recalled(KEY) ?? '{}')
    return settingsOf(stored)
  } catch {
    return STANDARD_SETTINGS
  }
}

/** What is stored may be of an older version of the page, or of none. */
export function settingsOf(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return STANDARD_SETTINGS
  const given: Readonly<Record<string, unknown>> = { ...stored }
  const { speed, theme, textSize, motion, lessons, patterns, sound } = STANDARD_SETTINGS
  return {
    language: oneOf(LANGUAGES, given.language) ?? null,
    speed: speedOf(given.speed) ?? speed,
    theme: oneOf(THEMES, given.theme) ?? theme,
    textSize: oneOf(TEXT_SIZES, given.textSize) ?? textSize,
    motion: oneOf(MOTIONS, given.motion) ?? motion,
    lessons: typeof given.lessons === 'boolean' ? given.lessons : lessons,
    patterns: typeof given.patterns === 'boolean' ? given.patterns : patterns,
    sound: typeof given.sound === 'boolean' ? given.sound : sound,
    volume: loudness(given.volume),
    music: loudness(given.music),
    ambience: loudness(given.ambience),
  }
}

function loudness(given: unknown): number {
  return typeof given === 'number' ? Math.min(1, Math.max(0, given)) : STANDARD_SETTINGS.volume
}

/** Earlier versions called brisk fast. */
function speedOf(given: unknown): Speed | undefined {
  return given === 'fast' ? 'brisk' : oneOf(SPEEDS, given)
}

function oneOf<Value>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given)
}
