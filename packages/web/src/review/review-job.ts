import {
  type CampaignReview,
  type GameReview,
  gameOfRecord,
  type NoReview,
  type RecordedGame,
  type ReviewProgress,
  reviewCampaign,
  reviewFingerprint,
  reviewGame,
} from '@charterstone/bots'
import { type CampaignRecord, type Engine, keyOf, type Option, type State } from '@charterstone/engine'

/** A review, and the options that it speaks of: `options['120 place:market']` is that answer to the question after step 120. */
export type Reviewed = {
  readonly review: GameReview
  readonly options: Readonly<Record<string, Option>>
}

/** One game of a record, or the chances in the campaign around all of them. */
export type ReviewRequest = { readonly record: CampaignRecord; readonly game: number | 'campaign' }

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
  { record, game }: ReviewRequest,
  kept: KeptReviews,
  reply: (message: ReviewReply) => void,
): Promise<void> {
  if (game === 'campaign') {
    const campaign = reviewCampaign(engine, record)
    reply(campaign === null ? { kind: 'none', why: 'no-such-game' } : { kind: 'campaign', campaign })
    return
  }
  const key = reviewKey(record, game)
  const known = key === null ? null : await kept.get(key)
  if (known !== null) {
    reply({ kind: 'whole', reviewed: known })
    return
  }
  const recorded = gameOfRecord(engine, record, game)
  if (typeof recorded === 'string') {
    reply({ kind: 'none', why: recorded })
    return
  }
  const optionsOf = makeOptions(engine, recorded)
  const steps = reviewGame(engine, recorded)
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

/** Finds the options of a review among those that were offered. */
function makeOptions(engine: Engine, { start, answers }: RecordedGame) {
  const states: State[] = [engine.clone(start)]
  const state = engine.clone(start)
  for (const answer of answers) {
    engine.apply(state, answer)
    states.push(engine.clone(state))
  }
  return ({ turns }: GameReview): Reviewed['options'] => {
    const wanted = turns.flatMap(({ weakStep, played, better }) => [
      [weakStep, played.key] as const,
      ...(better === null ? [] : [[weakStep, better.keys[0] ?? ''] as const]),
    ])
    const options: Record<string, Option> = {}
    for (const [step, key] of wanted) {
      const asked = states[step]
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

/**
 * The same for the same answers under the same weights, also after the game was packed up or imported elsewhere. Null
 * when the record has no such game.
 */
export function reviewKey({ games, current }: CampaignRecord, game: number): string | null {
  const row = [...games, ...(current === null ? [] : [current])].findLast((each) => each.game === game)
  if (row === undefined) return null
  return [row.startHash, row.answers.length, row.links.slice(-LINKS), reviewFingerprint()].join(' ')
}

/** The last links of the chain depend on all answers. */
const LINKS = 24
