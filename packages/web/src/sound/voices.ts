/** How an instrument sounds. */
type Voice = {
  /** How strong each harmonic is; none for noise. */
  readonly harmonics: readonly number[]
  /** Milliseconds until it is loudest. */
  readonly attack: number
  /** Whether it holds its tone until the last third, or fades like a string. */
  readonly holds?: true
  /** How much of it the room returns, in hundredths. */
  readonly room: number
}

/** The instruments. The first six lead, one for each charter. */
export const VOICES = {
  kalimba: { harmonics: [100, 4, 22, 0, 6], attack: 6, room: 40 },
  flute: { harmonics: [52, 13, 4, 1], attack: 70, holds: true, room: 45 },
  harp: { harmonics: [100, 42, 18, 9, 5, 3], attack: 5, room: 40 },
  clarinet: { harmonics: [50, 2, 16, 1, 6], attack: 45, holds: true, room: 35 },
  celesta: { harmonics: [100, 0, 0, 26, 0, 0, 5], attack: 4, room: 50 },
  ocarina: { harmonics: [54, 4, 6], attack: 55, holds: true, room: 45 },
  pad: { harmonics: [100, 30, 10, 4], attack: 1400, holds: true, room: 30 },
  bass: { harmonics: [100, 38, 12, 3], attack: 14, room: 15 },
  drum: { harmonics: [70, 12], attack: 8, room: 20 },
  whistle: { harmonics: [100, 3], attack: 14, holds: true, room: 30 },
  chirp: { harmonics: [100, 0, 8], attack: 6, holds: true, room: 10 },
  wood: { harmonics: [100, 0, 11, 0, 4], attack: 4, room: 12 },
  bell: { harmonics: [100, 0, 12, 5], attack: 6, room: 35 },
  murmur: { harmonics: [], attack: 70, holds: true, room: 10 },
  paper: { harmonics: [], attack: 12, room: 4 },
} as const satisfies Readonly<Record<string, Voice>>

export type VoiceName = keyof typeof VOICES

/** The instrument of each charter. */
export const LEADS = ['kalimba', 'flute', 'harp', 'clarinet', 'celesta', 'ocarina'] as const
