import type { CardMessages } from './card-message.ts'

/**
 * Every message with the places that its text may use. A table of messages for another concern (events, reasons,
 * options) is one more type joined here; each language then owes a text for each of its keys.
 */
export type MessageArgs = CardMessages
export type MessageKey = keyof MessageArgs

/** For messages without places. */
export type NoArgs = Readonly<Record<never, never>>
