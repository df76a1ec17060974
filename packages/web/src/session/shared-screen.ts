import {
  type CampaignRecord,
  type Decision,
  type Engine,
  isPersonAt,
  type State,
  type View,
} from '@charterstone/engine'

/** Why the person at the screen cannot answer now. */
export type Waiting =
  /** A bot is thinking. */
  | { readonly kind: 'bot'; readonly seat: number }
  /** Another person at an online table decides. */
  | { readonly kind: 'person'; readonly seat: number }
  /** The decision is secret, and the screen must change hands first. */
  | { readonly kind: 'hand-over'; readonly seat: number }
  /** The campaign is played in another tab. */
  | { readonly kind: 'elsewhere'; readonly seat: number }

/** Who looks at the screen, and what they see and decide. */
export type ScreenView = {
  /** -1 for a spectator. */
  readonly seat: number
  readonly view: View
  readonly decision: Decision | null
  readonly waiting: Waiting | null
}

export type ScreenUse = {
  /** The seat that looked at the screen before; -1 for none. */
  readonly before: number
  /** The seat that has taken the screen for a secret decision; -1 for none. */
  readonly taken: number
  readonly isElsewhere: boolean
}

/** With several people at one screen it shows no secrets, except to a person who has taken it for a secret decision. */
export function screenView(
  engine: Engine,
  record: CampaignRecord,
  state: State,
  { before, taken, isElsewhere }: ScreenUse,
): ScreenView {
  const persons = state.legacy.seats.flatMap((_, seat) => (isPersonAt(record, seat) ? [seat] : []))
  const { pending } = state
  const asked = pending?.seat ?? -1
  const isAsked = persons.includes(asked)
  const shown = (view: View, waiting: Waiting | null): ScreenView => {
    const reason: Waiting | null = isElsewhere
      ? { kind: 'elsewhere', seat: view.decision?.seat ?? -1 }
      : waiting
    return {
      seat: view.seat,
      view,
      decision: reason === null ? view.decision : null,
      waiting: reason,
    }
  }
  if (pending !== null && isAsked && pending.secret && persons.length > 1) {
    return taken === asked
      ? shown(engine.view(state, asked), null)
      : shown(engine.view(state, -1), { kind: 'hand-over', seat: asked })
  }
  const seat = isAsked ? asked : persons.includes(before) ? before : (persons[0] ?? -1)
  const view = persons.length > 1 ? { ...engine.view(state, -1), seat } : engine.view(state, seat)
  return shown(view, pending === null || isAsked ? null : { kind: 'bot', seat: asked })
}
