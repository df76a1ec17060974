/** Why a request was refused. Nothing has changed. */
export const FAULTS = [
  /** Not JSON, or of an unknown shape; `detail` says where. */
  'bad-message',
  'too-big',
  'slow-down',
  'no-such-table',
  /** The table is damaged and closed until its host restores it or the operator releases it. */
  'set-aside',
  /** No key, or an invalid one. */
  'no-key',
  /** The key does not allow this: another person's seat, or a right of the host. */
  'not-yours',
  'cross-site',
  /** The table has changed since. */
  'stale',
  'not-offered',
  'nothing-asked',
  'empty-name',
  'markup',
  /** Not in this phase of the table. */
  'not-now',
  /** A bot stands in for this seat until it is returned. */
  'seat-lent',
  'seat-taken',
  'table-full',
  'no-such-seat',
  'no-such-bot',
  'no-such-step',
  'no-such-proposal',
  'nothing-to-undo',
  /** The file is not a valid campaign; `detail` says why. */
  'bad-file',
  /** The file needs more time or memory than allowed. */
  'too-heavy',
  /** The queue is full; try again later. */
  'busy',
  /** The game has the maximum number of answers. */
  'too-long',
  /** The rules do not allow this change of seats now; `detail` says why. */
  'seat-refused',
  /** The code is wrong, expired, was tried too often, or its address is unknown. */
  'wrong-code',
  /** The passkey is unknown or was not accepted, or its question has expired. */
  'wrong-passkey',
  'unknown-address',
  'stopping',
  'server-fault',
] as const
export type FaultCode = (typeof FAULTS)[number]

export type Fault = { readonly code: FaultCode; readonly detail?: string }
