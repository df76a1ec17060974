/** The sky from dawn to night: colours at the top and at the horizon, evenly spaced from the first space to the last. */
const SKY: readonly (readonly [top: string, horizon: string])[] = [
  ['#f7d9c0', '#fbefd8'],
  ['#c3e0e6', '#f7efd4'],
  ['#b4d8e4', '#f3eccd'],
  ['#b4d6e0', '#f6e8c4'],
  ['#d8c6c4', '#fac98c'],
  ['#7a6aa2', '#e8946e'],
  ['#262b55', '#5a4a7e'],
]
/** The hours of the day, whatever the length of the track. */
const HOURS = 13
const PEACH = '#f2b48a'
/** Blue, not violet: violet on a yellow meadow is grey. */
const MOONLIGHT = '#5f80c8'
/** On the sunset both are hard to read; they change where they are equally so. */
const DARK_INK = '#2b2119'
const LIGHT_INK = '#fffdf6'
const NIGHTFALL = 11.25

export type Daylight = {
  readonly top: string
  readonly horizon: string
  /** 0 by day, 1 at night. */
  readonly dusk: number
  /** The tint over the village, and how strong it is. */
  readonly tint: string
  readonly tintOpacity: number
  readonly stars: number
  /** The colour of what is written on the sky. */
  readonly ink: string
}

/** The light on a space of a track that ends on the space `last`. */
export function daylightAt(progress: number, last: number): Daylight {
  const hour = (progress * HOURS) / last
  const place = Math.min(HOURS - 0.0005, Math.max(0, hour)) * ((SKY.length - 1) / HOURS)
  const index = Math.floor(place)
  const [top, horizon] = SKY[index] ?? NOON
  const [nextTop, nextHorizon] = SKY[index + 1] ?? NOON
  const dusk = clamp((hour - 8) / 5)
  return {
    top: mix(top, nextTop, place - index),
    horizon: mix(horizon, nextHorizon, place - index),
    dusk,
    tint: mix(PEACH, MOONLIGHT, clamp((dusk - 0.35) / 0.6)),
    tintOpacity: Math.min(0.7, dusk * 0.85),
    stars: clamp((hour - 9.5) / 1.5) * 0.85,
    ink: hour >= NIGHTFALL ? LIGHT_INK : DARK_INK,
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
