import { HOUSE_RULES, type HouseRule, LANGUAGES, type View } from '@charterstone/engine'
import { z } from 'zod'
import type { Change } from './changes.ts'
import { botField as bot, charterField as charter, codeField as code, seatField as seat } from './fields.ts'
import { MAX_NAME_LENGTH, MAX_REPORT_LENGTH } from './limits.ts'
import type { Entry, SeatInfo, TableInfo } from './server-message.ts'
import { plainText } from './text.ts'

/** Any of the house rules, each with one of its two values. */
const houseRules = z
  .strictObject(
    Object.fromEntries(
      HOUSE_RULES.map(({ field, standard, alternative }) => [field, z.literal([standard, alternative])]),
    ) as { [Rule in HouseRule as Rule['field']]: z.ZodLiteral<Rule['standard'] | Rule['alternative']> },
  )
  .partial()

const name = plainText(MAX_NAME_LENGTH)
const number = z.int().min(0).max(2000)
const email = z.email().max(200)
const language = z.enum(LANGUAGES)

/** A seat that a bot or an automa plays. */
const otherSeat = z.strictObject({
  charter,
  name: z.string().max(MAX_NAME_LENGTH),
  by: z.union([z.literal('automa'), bot]),
})

/** POST /api/tables */
export const newTableSchema = z.strictObject({
  /** The name of the village. */
  village: name.optional(),
  houseRules: houseRules.optional(),
  automaLevel: z.union([z.literal(1), z.literal(2)]).optional(),
  others: z.array(otherSeat).max(5).optional(),
  /** A single game instead of a campaign. */
  single: z
    .strictObject({
      stage: z.int().min(1).max(12),
      village: z.union([
        z.literal('random'),
        z.record(z.string().max(20), z.array(number.nullable()).max(6)),
      ]),
      rules: z.array(z.string().max(40)).max(60).optional(),
      guidepost: number.optional(),
    })
    .optional(),
})
export type NewTable = z.input<typeof newTableSchema>

/** POST /api/tables/:id/enter */
export const enterSchema = z.strictObject({ key: z.string().min(1).max(64) })

/** POST /api/tables/:id/seats: takes a free charter or an unclaimed seat. */
export const claimSchema = z.strictObject({ charter, name })
export type Claim = z.input<typeof claimSchema>

/** POST /api/tables/:id/others: the host adds or, with null, removes a bot or an automa, before the campaign or between games. */
export const otherSchema = otherSeat.extend({ by: otherSeat.shape.by.nullable() })

/** POST /api/tables/:id/links: makes a new key; the old one becomes invalid. */
export const linkSchema = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['host', 'invite', 'watch']) }),
  /** `handsOver`: for another person, who may choose a name. */
  z.strictObject({ role: z.literal('seat'), seat, handsOver: z.boolean().optional() }),
])

/** POST /api/tables/:id/device: one more key of an own seat, for another device. */
export const deviceSchema = z.strictObject({ seat })

/** POST /api/tables/:id/restore: continues from a restore point. For a file: POST .../file. */
export const restoreSchema = z.strictObject({ point: z.int().nonnegative() })

/** POST /api/tables/:id/reports */
export const reportSchema = z.strictObject({ text: plainText(MAX_REPORT_LENGTH) })

/** PUT /api/tables/:id/notices: how this seat is notified of its turn. */
export const noticesSchema = z.strictObject({
  push: z
    .strictObject({
      endpoint: z.url({ protocol: /^https$/ }).max(1000),
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    })
    .optional(),
  email: email.optional(),
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
  language: language.optional(),
  quiet: z
    .strictObject({ from: z.int().min(0).max(23), to: z.int().min(0).max(23), zone: z.string().max(60) })
    .optional(),
})
export type NotificationSettings = z.input<typeof noticesSchema>

/** POST /api/tables/:id/notices/confirm: the code that was sent to a new e-mail address of the notices. */
export const confirmSchema = z.strictObject({ code })

/** The reply to PUT /api/tables/:id/notices. Mail goes to a new address only after its code was entered. */
export type NoticesKept = { readonly kept: true; readonly mustConfirm: boolean }

/** PUT /api/tables/:id/carry: the address stands for the seats that the caller holds here; null for none. */
export const carrySchema = z.strictObject({ email: email.nullable() })

/** POST /api/carry/code: sends a code to the address, if it stands for any seat. */
export const codeSchema = z.strictObject({ email, language: language.optional() })

/** POST /api/carry: exchanges the code for keys of the seats that the address stands for. */
export const openSchema = z.strictObject({ email, code })

/** What browsers write in base64url. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8000)
const credential = { id: bytes.max(1400), rawId: bytes.max(1400), type: z.literal('public-key') }

/** POST /api/tables/:id/passkey: a passkey that the browser has made, as `PublicKeyCredential.toJSON()` writes it. */
export const passkeyMadeSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
})
export type PasskeyMade = z.output<typeof passkeyMadeSchema>

/** POST /api/passkey and PUT /api/tables/:id/passkey: the answer of a passkey. */
export const passkeyAnswerSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>

export type CarriedSeat = { readonly table: string; readonly key: string }
export type CarriedSeats = { readonly seats: readonly CarriedSeat[] }

export type TableEntrance = {
  readonly role: 'host' | 'invite' | 'watch' | 'seat'
  /** For a seat. */
  readonly seat: number | null
}

/** The id and keys of a new table. They are sent once; the server stores only their hashes. */
export type TableKeys = {
  readonly id: string
  readonly host: string
  readonly invite: string
  readonly watch: string
}
/** POST /api/tables/import: `proof` says whether all answers were replayed, or the record is unverified (`trust`). */
export type ImportedTable = TableKeys & { readonly proof: 'played' | 'trust' }

/** GET /api/files/TICKET: the share of a file that has been replayed, from 0 to 1. */
export type FileProgress = { readonly share: number }

export type SeatKey = { readonly seat: number; readonly key: string }
export type NewLink = { readonly key: string }

/** GET /api/tables/:id, with any key of the table. */
export type TableBrief = TableInfo & {
  readonly you: { readonly seats: readonly number[]; readonly isHost: boolean; readonly isInvited: boolean }
  readonly seq: number
}

/** GET /api/tables/:id/games/:game */
export type GameLog = {
  readonly game: number
  readonly entries: readonly Entry[]
  /** The village after each entry, so that a replay needs no request for every step. */
  readonly pictures: readonly Picture[]
  /** The campaign as this seat or spectator saw it, once for each change. */
  readonly legacies: readonly View['legacy'][]
}

export type Picture = {
  /** The index in `legacies`. */
  readonly legacy: number
  readonly covers: readonly number[]
  readonly progress: number
  /** The points of each seat. */
  readonly vp: readonly number[]
}

/** GET /api/tables/:id/games/:game/views: a game that is over, as this seat or spectator saw it, for a review. */
export type GameViews = {
  readonly game: number
  readonly start: View
  readonly steps: readonly ViewedStep[]
}

export type ViewedStep = Pick<Entry, 'seat' | 'key' | 'events'> & {
  /** Hidden cards, dice or sealed crates had a part in what happened. */
  readonly hadChance: boolean
  /** What has changed in the view. */
  readonly changes: readonly Change[]
}

/** GET /api/tables/:id/games/:game/steps/:step */
export type StepView = {
  readonly game: number
  readonly step: number
  /** The number of answers in the game. */
  readonly steps: number
  readonly entry: Entry
  readonly view: View
}

/** GET /api/tables/:id/points, for the host. */
export type RestorePoint = {
  readonly point: number
  readonly game: number
  readonly phase: View['phase']
  readonly at: number
  readonly seats: readonly Pick<SeatInfo, 'charter' | 'name'>[]
}

/** GET /api/server */
export type ServerInfo = {
  readonly protocol: number
  readonly version: { readonly rules: string; readonly content: string }
  readonly notices: {
    readonly push: string | null
    readonly email: boolean
    readonly webhook: boolean
  }
  /** Whether seats can be opened on another device by a code that is sent by e-mail. */
  readonly carries: boolean
  /** The host name whose passkeys open seats; null where browsers allow none. Left out by earlier servers. */
  readonly passkeys?: string | null
}
