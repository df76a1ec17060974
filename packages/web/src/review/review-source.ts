import type { SeenGame } from '@charterstone/bots'
import type { CampaignRecord, Engine, State } from '@charterstone/engine'
import type { ReviewRequest } from './review-job.ts'
import { viewAt } from './seen-views.ts'
import { statesAt } from './states-at.ts'

/** The game that a review is about. */
export type ReviewSource =
  | { readonly kind: 'over'; readonly record: CampaignRecord; readonly game: number }
  /** Not over yet: the review and all that comes of it know what the seat has seen. */
  | {
      readonly kind: 'paused'
      readonly record: CampaignRecord
      readonly game: number
      readonly seat: number
    }
  /** At an online table; its record is on the server. */
  | { readonly kind: 'views'; readonly seen: SeenGame; readonly name: string }

export function requestOf(source: ReviewSource): ReviewRequest {
  if (source.kind === 'views') return { seen: source.seen, name: source.name }
  const { record, game } = source
  return source.kind === 'paused' ? { record, game, seats: [source.seat] } : { record, game }
}

const SEED = 1

/** The table after some answers. Of a game that is not over, or was played elsewhere, what is hidden is drawn again. */
export function stateOf(engine: Engine, source: ReviewSource, step: number): State | undefined {
  if (source.kind === 'views') {
    const view = viewAt(source.seen, step)
    return view === null ? undefined : engine.determinise(view, SEED)
  }
  const state = statesAt(engine, source.record, source.game, [step]).get(step)
  if (state === undefined || source.kind === 'over') return state
  return engine.determinise(engine.view(state, source.seat), SEED)
}
