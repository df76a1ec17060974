import type { UiKey } from '../words/ui-words.ts'

/** Every key that does something everywhere at the table. Settings lists them. */
export const KEY_MAP = {
  undo: { keys: ['u', 'ctrl+z', 'meta+z'], shown: ['U', 'Ctrl+Z'], says: 'keys.undo' },
  next: { keys: ['ArrowRight', 'ArrowDown'], shown: ['→', '↓'], says: 'keys.next' },
  previous: { keys: ['ArrowLeft', 'ArrowUp'], shown: ['←', '↑'], says: 'keys.previous' },
  /** Handled by the village itself. */
  walk: { keys: [], shown: ['Shift+→'], says: 'keys.walk' },
  choose: { keys: ['Enter'], shown: ['Enter'], says: 'keys.choose' },
  numbers: { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: ['1 … 9'], says: 'keys.numbers' },
  closed: { keys: ['w'], shown: ['W'], says: 'keys.closed' },
  table: { keys: ['t'], shown: ['T'], says: 'keys.table' },
  chronicle: { keys: ['c'], shown: ['C'], says: 'keys.chronicle' },
  log: { keys: ['l'], shown: ['L'], says: 'keys.log' },
  chest: { keys: ['h'], shown: ['H'], says: 'keys.chest' },
  campaign: { keys: ['p'], shown: ['P'], says: 'keys.campaign' },
  hint: { keys: ['i'], shown: ['I'], says: 'keys.hint' },
  textView: { keys: ['x'], shown: ['X'], says: 'keys.text-view' },
  names: { keys: ['n'], shown: ['N'], says: 'keys.names' },
  mute: { keys: ['m'], shown: ['M'], says: 'keys.mute' },
  pin: { keys: ['g'], shown: ['G'], says: 'keys.pin' },
  tryAhead: { keys: ['v'], shown: ['V'], says: 'keys.try-ahead' },
  queue: { keys: ['q'], shown: ['Q'], says: 'keys.queue' },
  skip: { keys: [' ', 'Escape'], shown: ['Space', 'Esc'], says: 'keys.skip' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly keys: readonly string[]; readonly shown: readonly string[]; readonly says: UiKey }
  >
>

export type KeyName = keyof typeof KEY_MAP
