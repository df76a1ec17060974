import {
  type CampaignReview,
  type GameReview,
  gameOfRecord,
  type NoReview,
  type ReviewProgress,
  reviewCampaign,
  reviewFingerprint,
  reviewGame,
  type SeenGame,
  seenGame,
} from '@charterstone/bots'
import { type CampaignRecord, type Engine, keyOf, type Option } from '@charterstone/engine'

/** A review, and the options that it speaks of: `options['120 place:market']` is that answer to the question after step 120. */
export type Reviewed = {
  readonly review: GameReview
  readonly options: Readonly<Record<string, Option>>
}

/** One game of a record, or the chances in the campaign around all of them; or a game as it was seen at an online table. */
export type ReviewRequest =
  | {
      readonly record: CampaignRecord
      readonly game: number | 'campaign'
      /** The seats whose turns are looked at; all of them if left out. */
      readonly seats?: readonly number[]
    }
  | { readonly seen: SeenGame; readonly name: string }

/** The messages of the worker: progress, then the end. */
export type ReviewReply =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number; readonly reviewed: Reviewed }
  | { readonly kind: 'whole'; readonly reviewed: Reviewed }
  | { readonly kind: 'campaign'; readonly campaign: CampaignReview }
  | { readonly kind: 'none'; readonly why: NoReview | 'failed' }

/** Where reviews are kept, by a key. */
export type KeptReviews = {
  readonly get: (key: string) => Promise<Reviewed | null>
  readonly put: (key: string, reviewed: Reviewed) => Promise<void>
}

/** Reviews one game of a record; a review that was kept is there at once. */
export async function doReview(
  engine: Engine,
  request: ReviewRequest,
  kept: KeptReviews,
  reply: (message: ReviewReply) => void,
): Promise<void> {
  if ('record' in request && request.game === 'campaign') {
    const campaign = reviewCampaign(engine, request.record)
    reply(campaign === null ? { kind: 'none', why: 'no-such-game' } : { kind: 'campaign', campaign })
    return
  }
  const key = keyOfRequest(request)
  const known = key === null ? null : await kept.get(key)
  if (known !== null) {
    reply({ kind: 'whole', reviewed: known })
    return
  }
  const game = gameOf(engine, request)
  if (typeof game === 'string') {
    reply({ kind: 'none', why: game })
    return
  }
  const optionsOf = makeOptions(engine, game)
  const seats = 'seats' in request ? request.seats : undefined
  const steps = reviewGame(engine, game, seats === undefined ? {} : { seats })
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) {
      const reviewed = { review: next.value, options: optionsOf(next.value) }
      if (key !== null) await kept.put(key, reviewed)
      reply({ kind: 'whole', reviewed })
      return
    }
    const { done, total, review }: ReviewProgress = next.value
    reply({ kind: 'progress', done, total, reviewed: { review, options: optionsOf(review) } })
  }
}

function gameOf(engine: Engine, request: ReviewRequest): SeenGame | NoReview {
  if ('seen' in request) return request.seen
  const game =
    request.game === 'campaign' ? 'no-such-game' : gameOfRecord(engine, request.record, request.game)
  return typeof game === 'string' ? game : seenGame(engine, game)
}

/** Finds the options of a review among those that were offered. */
function makeOptions(engine: Engine, { steps }: SeenGame) {
  return ({ turns }: GameReview): Reviewed['options'] => {
    const wanted = turns.flatMap(({ weakStep, played, better }) => [
      [weakStep, played.key] as const,
      ...(better === null ? [] : [[weakStep, better.keys[0] ?? ''] as const]),
    ])
    const options: Record<string, Option> = {}
    for (const [step, key] of wanted) {
      const asked = steps[step]?.before
      const option =
        asked === undefined ? undefined : engine.options(asked).find((each) => keyOf(each) === key)
      if (option !== undefined) options[optionName(step, key)] = option
    }
    return options
  }
}

export function optionName(step: number, key: string): string {
  return `${step} ${key}`
}

/** Null for what is not kept. */
function keyOfRequest(request: ReviewRequest): string | null {
  if ('seen' in request) {
    const { name, seen } = request
    const last = seen.steps.slice(-LAST_KEYS).map(({ key }) => key)
    return [name, seen.steps.length, ...last, reviewFingerprint()].join(' ')
  }
  const { record, game, seats } = request
  return game === 'campaign' || seats !== undefined ? null : reviewKey(record, game)
}

/**
 * The same for the same answers under the same weights, also after the game was packed up or imported elsewhere. Null
 * when the record has no such game.
 */
export function reviewKey({ games, current }: CampaignRecord, game: number): string | null {
  const row = [...games, ...(current === null ? [] : [current])].findLast((each) => each.game === game)
  if (row === undefined) return null
  return [row.startHash, row.answers.length, row.links.slice(-LINKS), reviewFingerprint()].join(' ')
}

/** After a restore the same game may be played again, and end differently. */
const LAST_KEYS = 12
/** The last links of the chain depend on all answers. */
const LINKS = 24
