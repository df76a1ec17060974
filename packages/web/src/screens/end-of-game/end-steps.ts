import type { Event } from '@charterstone/engine'

/** What is done after a game, in order. */
export const END_STEPS = ['guidepost', 'scoring', 'glory', 'trophy', 'capacity', 'personas', 'kept'] as const
export type EndStep = (typeof END_STEPS)[number]

const STEP_OF: Readonly<Partial<Record<Event['kind'], EndStep>>> = {
  'goal-achieved': 'guidepost',
  'mood-changed': 'guidepost',
  reckoned: 'guidepost',
  'reputation-scored': 'scoring',
  'won-vp': 'scoring',
  'glory-placed': 'glory',
  'trophy-won': 'trophy',
  'capacity-raised': 'capacity',
  'persona-marked': 'personas',
  kept: 'kept',
}

export type StepEvents = { readonly step: EndStep; readonly events: readonly Event[] }

/** The steps in which something happened; a game that has no guidepost has no step for it. */
export function endSteps(events: readonly Event[]): readonly StepEvents[] {
  return END_STEPS.map((step) => ({
    step,
    events: events.filter((event) => STEP_OF[event.kind] === step && !isTwice(event)),
  })).filter((each) => each.events.length > 0)
}

/** Points of reputation are told once more by an event of their own. */
function isTwice(event: Event): boolean {
  return event.kind === 'won-vp' && event.source === 0
}
