import { z } from 'zod'
import { DEADLINE_HOURS, MAX_TALK_LENGTH, PROTOCOL, REACTIONS } from './limits.ts'
import { plainText } from './text.ts'

const key = z.string().min(1).max(200)
/** Chosen by the client; the reply bears the same number. */
const id = z.int().nonnegative()
const seat = z.int().min(0).max(5)
const count = z.int().nonnegative()
/** `medium:builder`: a level and, if wanted, a personality. */
const bot = z.string().regex(/^[a-z]{1,12}(:[a-z]{1,12})?$/)

export const helloSchema = z.strictObject({
  type: z.literal('hello'),
  protocol: z.literal(PROTOCOL),
  /** For programs, and wherever there is no cookie. */
  key: z.string().max(64).optional(),
  /** Which of several seats held; the first one unless said. */
  seat: seat.optional(),
  /** The last sequence number seen; only what came later is told. */
  since: count.optional(),
})

const requestSchema = z.discriminatedUnion('type', [
  /** The answer to the decision that waits after `step` answers of game `game`. */
  z.strictObject({ type: z.literal('answer'), id, game: count, step: count, key }),
  /** The host: whoever has sat down plays; game 1 is set up. */
  z.strictObject({ type: z.literal('begin'), id }),
  z.strictObject({ type: z.literal('pack-up'), id, game: count }),
  z.strictObject({ type: z.literal('start-game'), id, game: count }),
  /** Back to where `step` answers had been given. Beyond what is free it becomes a proposal. */
  z.strictObject({ type: z.literal('undo'), id, game: count, step: count }),
  /** Asks the table to agree on a deadline for each decision; null for none. */
  z.strictObject({
    type: z.literal('deadline'),
    id,
    hours: z.int().min(DEADLINE_HOURS.min).max(DEADLINE_HOURS.max).nullable(),
    bot: bot.optional(),
  }),
  z.strictObject({ type: z.literal('consent'), id, proposal: count, agrees: z.boolean() }),
  /** The host, or whoever holds the seat: a bot answers for it until it is returned; between games also `automa`. */
  z.strictObject({ type: z.literal('lend'), id, seat, bot }),
  z.strictObject({ type: z.literal('return'), id, seat }),
  /** The host, or whoever holds the seat, while the table gathers: it moves to another charter. */
  z.strictObject({ type: z.literal('move'), id, seat, charter: z.int().min(0).max(5) }),
  /** The host, between games: somebody goes (R2.3). While the table gathers also whoever holds the seat. */
  z.strictObject({ type: z.literal('leave'), id, seat }),
  z.strictObject({ type: z.literal('talk'), id, text: plainText(MAX_TALK_LENGTH) }),
  z.strictObject({ type: z.literal('react'), id, reaction: z.enum(REACTIONS) }),
  z.strictObject({ type: z.literal('ping'), id }),
])

/** The first message of a connection, and all that follow. */
export type Hello = z.input<typeof helloSchema>
export type Request = z.infer<typeof requestSchema>
export type RequestOf<Type extends Request['type']> = Extract<Request, { readonly type: Type }>
export type ClientMessage = Hello | z.input<typeof requestSchema>

export { requestSchema }
