import { z } from 'zod'
import { botField as bot, charterField as charter, seatField as seat } from './fields.ts'
import {
  DEADLINE_HOURS,
  MAX_NAME_LENGTH,
  MAX_OPTION_KEY_LENGTH,
  MAX_TALK_LENGTH,
  PROTOCOL,
  REACTIONS,
} from './limits.ts'
import { plainText } from './text.ts'

/** The key of an option, or `name:` and a name. */
const optionKey = z.string().min(1).max(MAX_OPTION_KEY_LENGTH)
/** Chosen by the client; the reply has the same number. */
const id = z.int().nonnegative()
const count = z.int().nonnegative()

export const helloSchema = z.strictObject({
  type: z.literal('hello'),
  protocol: z.literal(PROTOCOL),
  /** For programs and other clients without a cookie. */
  key: z.string().max(64).optional(),
  /** Which seat, when the client has several; the first one by default. */
  seat: seat.optional(),
  /** The last sequence number received; the welcome then has only later entries. */
  since: count.optional(),
  /** Whether the client understands `patch` messages. Servers of earlier versions refuse this field. */
  patches: z.boolean().optional(),
})

export const requestSchema = z.discriminatedUnion('type', [
  /** The answer to the decision that is pending after `step` answers of game `game`. */
  z.strictObject({ type: z.literal('answer'), id, game: count, step: count, key: optionKey }),
  /** The host begins the campaign with the people at the table and sets up game 1. */
  z.strictObject({ type: z.literal('begin'), id }),
  z.strictObject({ type: z.literal('pack-up'), id, game: count }),
  z.strictObject({ type: z.literal('start-game'), id, game: count }),
  /** Goes back to `step` answers. When that is not free, it becomes a proposal (D6). */
  z.strictObject({ type: z.literal('undo'), id, game: count, step: count }),
  /** Proposes a deadline for each decision; null for none. */
  z.strictObject({
    type: z.literal('deadline'),
    id,
    hours: z.int().min(DEADLINE_HOURS.min).max(DEADLINE_HOURS.max).nullable(),
    bot: bot.optional(),
  }),
  z.strictObject({ type: z.literal('consent'), id, proposal: count, agrees: z.boolean() }),
  /** The host or the holder of the seat lets a bot stand in until the seat is returned; between games also `automa`. */
  z.strictObject({ type: z.literal('lend'), id, seat, bot }),
  z.strictObject({ type: z.literal('return'), id, seat }),
  /** The host or the holder moves the seat to another charter, before the campaign begins. */
  z.strictObject({ type: z.literal('move'), id, seat, charter }),
  /** The host removes a player between games (R2.3). Before the campaign begins the holder may leave, too. */
  z.strictObject({ type: z.literal('leave'), id, seat }),
  /** A player or the host gives the village another name. */
  z.strictObject({ type: z.literal('rename'), id, village: plainText(MAX_NAME_LENGTH) }),
  z.strictObject({ type: z.literal('talk'), id, text: plainText(MAX_TALK_LENGTH) }),
  z.strictObject({ type: z.literal('react'), id, reaction: z.enum(REACTIONS) }),
  z.strictObject({ type: z.literal('ping'), id }),
])

/** The first message of a connection. */
export type Hello = z.input<typeof helloSchema>
export type Request = z.infer<typeof requestSchema>
export type RequestOf<Type extends Request['type']> = Extract<Request, { readonly type: Type }>
export type ClientMessage = Hello | z.input<typeof requestSchema>
