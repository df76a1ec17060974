/** Why something was not done. Nothing has changed. */
export const FAULTS = [
  /** No JSON, or not of a known shape; `detail` says where. */
  'bad-message',
  'too-big',
  'slow-down',
  'no-such-table',
  /** The table is damaged: nobody can play at it until its host restores it or the operator releases it. */
  'set-aside',
  /** No key, or one that is not or no longer good. */
  'no-key',
  /** The key does not open this: another's seat, or something for the host. */
  'not-yours',
  'cross-site',
  /** The table has moved on since. */
  'stale',
  'not-offered',
  'nothing-asked',
  'empty-name',
  'markup',
  /** Not in this phase of the table. */
  'not-now',
  /** A bot answers for this seat until it is returned. */
  'seat-lent',
  'seat-taken',
  'table-full',
  'no-such-seat',
  'no-such-bot',
  'no-such-step',
  'no-such-proposal',
  'nothing-to-undo',
  /** A file that is no campaign; `detail` says why. */
  'bad-file',
  /** It took more time or memory than a file may take. */
  'too-heavy',
  /** Too many wait already; later it may go. */
  'busy',
  /** The game has as many answers as a game may have. */
  'too-long',
  /** The rules forbid that somebody comes or goes now; `detail` says why. */
  'seat-refused',
  /** Of a code that was sent by e-mail: wrong, too old, tried too often, or of an address that nobody has. */
  'wrong-code',
  'unknown-address',
  'stopping',
  'server-fault',
] as const
export type FaultCode = (typeof FAULTS)[number]

export type Fault = { readonly code: FaultCode; readonly detail?: string }
