/** The sky from dawn to night: colours at the top and at the horizon, evenly spaced over the 26 spaces. */
const SKY: readonly (readonly [top: string, horizon: string])[] = [
  ['#f7d9c0', '#fbefd8'],
  ['#c3e0e6', '#f7efd4'],
  ['#b4d8e4', '#f3eccd'],
  ['#b4d6e0', '#f6e8c4'],
  ['#d8c6c4', '#fac98c'],
  ['#7a6aa2', '#e8946e'],
  ['#262b55', '#5a4a7e'],
]
const LAST = 26
const PEACH = '#f2b48a'
const VIOLET = '#8f86d8'

export type Daylight = {
  readonly top: string
  readonly horizon: string
  /** 0 by day, 1 at night; from space 16 on. */
  readonly dusk: number
  /** The tint over the village, and how strong it is. */
  readonly tint: string
  readonly tintOpacity: number
  readonly stars: number
  /** The colour of what is written on the sky. */
  readonly ink: string
}

export function daylightAt(progress: number): Daylight {
  const place = Math.min(LAST - 0.001, Math.max(0, progress)) * ((SKY.length - 1) / LAST)
  const index = Math.floor(place)
  const [top, horizon] = SKY[index] ?? NOON
  const [nextTop, nextHorizon] = SKY[index + 1] ?? NOON
  const dusk = clamp((progress - 16) / 10)
  return {
    top: mix(top, nextTop, place - index),
    horizon: mix(horizon, nextHorizon, place - index),
    dusk,
    tint: mix(PEACH, VIOLET, clamp((dusk - 0.35) / 0.6)),
    tintOpacity: Math.min(0.7, dusk * 0.85),
    stars: clamp((progress - 19) / 3) * 0.85,
    ink: progress >= 20 ? '#fff1cc' : '#3f3226',
  }
}

const NOON = ['#b4d8e4', '#f3eccd'] as const

export function mix(from: string, to: string, share: number): string {
  const channel = (at: number): string => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a * (1 - share) + b * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}
