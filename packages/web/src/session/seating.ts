import type { CampaignRecord, Decision, Engine, State, View } from '@charterstone/engine'
import { isPersonAt } from './played.ts'

/** Why the person at the screen cannot answer just now. */
export type Waiting =
  /** A bot thinks. */
  | { readonly kind: 'bot'; readonly seat: number }
  /** Somebody else at an online table decides. */
  | { readonly kind: 'person'; readonly seat: number }
  /** What is asked is secret, and the screen must change hands first. */
  | { readonly kind: 'hand-over'; readonly seat: number }
  /** The campaign is played in another tab. */
  | { readonly kind: 'elsewhere'; readonly seat: number }

/** Who looks at the screen, what they see and what they are asked. */
export type Sight = {
  /** -1 for a spectator. */
  readonly seat: number
  readonly view: View
  readonly decision: Decision | null
  readonly waiting: Waiting | null
}

type Seating = {
  /** Who looked at the screen before. */
  readonly before: number
  /** Who has taken the screen for a secret decision; -1 for nobody. */
  readonly taken: number
  readonly isElsewhere: boolean
}

/** With several persons round one screen nobody's secrets are shown, except to whoever has taken it for a secret choice. */
export function sightOf(engine: Engine, record: CampaignRecord, state: State, seating: Seating): Sight {
  const persons = state.legacy.seats.flatMap((_, seat) => (isPersonAt(record, seat) ? [seat] : []))
  const { pending } = state
  const asked = pending?.seat ?? -1
  const isAsked = persons.includes(asked)
  if (pending !== null && isAsked && pending.secret && persons.length > 1) {
    if (seating.taken !== asked)
      return sight(engine.view(state, -1), { kind: 'hand-over', seat: asked }, seating)
    return sight(engine.view(state, asked), null, seating)
  }
  const seat = isAsked ? asked : persons.includes(seating.before) ? seating.before : (persons[0] ?? -1)
  const view = persons.length > 1 ? { ...engine.view(state, -1), seat } : engine.view(state, seat)
  return sight(view, pending === null || isAsked ? null : { kind: 'bot', seat: asked }, seating)
}

function sight(view: View, waiting: Waiting | null, { isElsewhere }: Seating): Sight {
  const { seat, decision } = view
  const reason: Waiting | null = isElsewhere ? { kind: 'elsewhere', seat: decision?.seat ?? -1 } : waiting
  return { seat, view, decision: reason === null ? decision : null, waiting: reason }
}
