import type { Event } from '@charterstone/engine'
import type { SoundName } from './effects.ts'

/** What each event sounds like. Houses and crates have a moment of their own, with its sound. */
const SOUND_OF: Partial<Readonly<Record<Event['kind'], SoundName>>> = {
  placed: 'place',
  bumped: 'bump',
  retrieved: 'home',
  paid: 'pay',
  gained: 'gain',
  'won-vp': 'points',
  'scored-objective': 'star',
  'placed-reputation': 'star',
  'took-card': 'card',
  progressed: 'progress',
  'took-peril': 'peril',
  'glory-placed': 'star',
  'game-ended': 'end',
}

/** More sounds than these at once are noise. */
const MAX_SOUNDS = 4

/** The sounds of a step, in order, each once. */
export function soundsOf(events: readonly Event[]): readonly SoundName[] {
  const names = events.flatMap(({ kind }) => SOUND_OF[kind] ?? [])
  return [...new Set(names)].slice(0, MAX_SOUNDS)
}
