import type { SeatRefusal } from '@charterstone/engine'
import type { FaultCode } from '@charterstone/protocol'
import type { Say } from '../words/speech.ts'
import type { Problem } from './api.ts'

/** What only a program that speaks to the server wrongly, or a server in trouble, gets to hear. */
type Unsaid = 'bad-message' | 'cross-site' | 'unknown-address' | 'no-such-bot' | 'server-fault'

const SAID: Readonly<Record<Exclude<FaultCode, Unsaid> | 'lost', true>> = {
  lost: true,
  'too-big': true,
  'slow-down': true,
  'no-such-table': true,
  'set-aside': true,
  'no-key': true,
  'not-yours': true,
  stale: true,
  'not-offered': true,
  'nothing-asked': true,
  'empty-name': true,
  markup: true,
  'not-now': true,
  'seat-lent': true,
  'seat-taken': true,
  'table-full': true,
  'no-such-seat': true,
  'no-such-step': true,
  'no-such-proposal': true,
  'nothing-to-undo': true,
  'bad-file': true,
  'too-heavy': true,
  busy: true,
  'too-long': true,
  'seat-refused': true,
  'wrong-code': true,
  'wrong-passkey': true,
  stopping: true,
}
const REASONS: Readonly<Record<SeatRefusal, true>> = {
  'game-on-table': true,
  'before-game-2': true,
  'charter-taken': true,
  'last-seat': true,
  'no-such-seat': true,
}

/** What a person can make of a refusal. */
export function faultWords(speak: Say, { code, detail = '' }: Problem): string {
  if (code === 'seat-refused' && isKey(REASONS, detail)) return speak(`refused.${detail}`)
  return isKey(SAID, code) ? speak(`fault.${code}`) : speak('fault.other', { code })
}

function isKey<Key extends string>(keys: Readonly<Record<Key, true>>, text: string): text is Key {
  return Object.hasOwn(keys, text)
}
