// Constants of the protocol. No schema here: the page imports this file, and must not fetch a validator with it.

export { MAX_NAME_LENGTH } from '@charterstone/engine'

/** Increases when a message changes its meaning; new messages and new fields do not count. */
export const PROTOCOL = 1

/** Why the server closes a socket. After `noKey`, `noTable` and `setAside` the client must not reconnect. */
export const CLOSE = {
  noHello: 4400,
  noKey: 4401,
  noTable: 4404,
  setAside: 4423,
  flood: 4429,
  fault: 1011,
  restart: 1012,
} as const

/** Messages of one touch. */
export const REACTIONS = ['applause', 'laugh', 'wow', 'ouch', 'thanks', 'hurry', 'think', 'heart'] as const
export type Reaction = (typeof REACTIONS)[number]

/** In characters. */
export const MAX_OPTION_KEY_LENGTH = 200
export const MAX_TALK_LENGTH = 280
export const MAX_REPORT_LENGTH = 2000

/** The digits of a code that is sent by e-mail. */
export const CODE_LENGTH = 6

/** Hours that a table may allow for each decision. */
export const DEADLINE_HOURS = { min: 1, max: 24 * 28 } as const
