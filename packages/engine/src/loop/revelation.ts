import type { Event } from './event.ts'

/** How something hidden became known, or chance was used; what weighs most first. */
const REVELATIONS = ['crate', 'story', 'die', 'look', 'card', 'candle', 'shuffle'] as const
export type Revelation = (typeof REVELATIONS)[number]

const REVEALING: Partial<Record<Event['kind'], Revelation>> = {
  'crate-opened': 'crate',
  'letter-opened': 'crate',
  'story-read': 'story',
  rolled: 'die',
  looked: 'look',
  revealed: 'card',
  'took-objective': 'card',
  'automa-drew': 'card',
  'guidepost-revealed': 'card',
  'candle-out': 'candle',
  shuffled: 'shuffle',
}

/** An answer that caused it cannot simply be taken back (D6). */
export function isRevelation({ kind }: Event): boolean {
  return REVEALING[kind] !== undefined
}

/** What an answer made known to anybody; null for nothing. */
export function revelationIn(events: readonly Event[]): Revelation | null {
  let found: Revelation | null = null
  for (const { kind } of events) {
    const revelation = REVEALING[kind]
    if (revelation !== undefined && (found === null || weight(revelation) < weight(found))) found = revelation
  }
  return found
}

function weight(revelation: Revelation): number {
  return REVELATIONS.indexOf(revelation)
}
