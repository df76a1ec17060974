import type { DecisionKind, Event, Legacy } from '@charterstone/engine'

/** What is done after a game, in order (R26.3). */
export const END_STEPS = [
  'guidepost',
  'scoring',
  'glory',
  'trophy',
  'capacity',
  'personas',
  'after',
  'kept',
] as const
export type EndStep = (typeof END_STEPS)[number]

const OF_EVENT: Readonly<Partial<Record<Event['kind'], EndStep>>> = {
  'goal-achieved': 'guidepost',
  'mood-changed': 'guidepost',
  reckoned: 'guidepost',
  'reputation-scored': 'scoring',
  'won-vp': 'scoring',
  'glory-placed': 'glory',
  'trophy-won': 'trophy',
  'capacity-raised': 'capacity',
  'persona-marked': 'personas',
  'companion-joined': 'after',
  'spectral-changed': 'after',
  named: 'after',
  kept: 'kept',
}

const OF_DECISION: Readonly<Partial<Record<DecisionKind, EndStep>>> = {
  guidepost: 'guidepost',
  glory: 'glory',
  capacity: 'capacity',
  keep: 'kept',
}

export type StepEvents = {
  readonly step: EndStep
  readonly state: 'done' | 'now' | 'ahead'
  readonly events: readonly Event[]
}

type Asked = {
  /** What is asked now; null when everything has been answered. */
  readonly kind: DecisionKind | null
  readonly isOver: boolean
  readonly rules: Legacy['rules']
}

/** Every step of this end of game: what has been done in it, which is on, and what is still to come. */
export function endSteps(events: readonly Event[], { kind, isOver, rules }: Asked): readonly StepEvents[] {
  const now = kind === null ? null : (OF_DECISION[kind] ?? 'after')
  const reached = now === null ? END_STEPS.length : END_STEPS.indexOf(now)
  return END_STEPS.flatMap((step, index): readonly StepEvents[] => {
    const done = events.filter((event) => OF_EVENT[event.kind] === step && !isRepeated(event))
    if (step === now) return [{ step, state: 'now', events: done }]
    if (done.length > 0) return [{ step, state: 'done', events: done }]
    const isAhead = !isOver && index > reached && isExpected(step, rules)
    return isAhead ? [{ step, state: 'ahead', events: [] }] : []
  })
}

/** Steps that come in every game once their rule has been written. */
function isExpected(step: EndStep, rules: Legacy['rules']): boolean {
  return step === 'trophy' || (step === 'capacity' && rules.capacity) || (step === 'kept' && rules.capacity)
}

/** Points of reputation have an event of their own; the gain before it says the same. */
function isRepeated(event: Event): boolean {
  return event.kind === 'won-vp' && event.source === 0
}
