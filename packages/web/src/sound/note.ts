import type { VoiceName } from './voices.ts'

/** One note, in whole numbers. */
export type Note = {
  /** Milliseconds after the start of its score. */
  readonly at: number
  readonly length: number
  /** In semitones; 69 is the A of 440 Hz. */
  readonly pitch: number
  /** The pitch at its end, for notes that glide. */
  readonly to?: number
  /** Loudness in thousandths. */
  readonly gain: number
  readonly voice: VoiceName
  /** From -100, left, to 100, right. */
  readonly pan?: number
}

/** Some seconds of music or ambience. */
export type Score = { readonly length: number; readonly notes: readonly Note[] }
