import type { AdviceMessages } from './advice-message.ts'
import type { CardMessages } from './card-message.ts'
import type { Quantity } from './noun.ts'
import type { ReviewMessages } from './review-message.ts'
import type { TableMessages } from './table-message.ts'

/**
 * Every message with the places that its text may use. A table of messages for another concern is one more type
 * joined here; each language then owes a text for each of its keys.
 */
export type MessageArgs = CardMessages & TableMessages & AdviceMessages & ReviewMessages
export type MessageKey = keyof MessageArgs

/** For messages without places. */
export type NoArgs = Readonly<Record<never, never>>

/** What can stand in the place of a message. */
export type Arg = string | number | Quantity | readonly Quantity[]
export type Args = Readonly<Record<string, Arg>>
