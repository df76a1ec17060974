import type { Event } from '@charterstone/engine'
import type { PastStep } from '../past/past.ts'

/** One turn as a reader follows it; also the set-up and what comes after the last turn. */
export type TurnGroup = {
  readonly kind: 'setup' | 'turn' | 'end'
  /** Whose turn; -1 for set-up and end. */
  readonly seat: number
  readonly round: number
  /** The indexes of its first and its last step. */
  readonly from: number
  readonly to: number
  readonly events: readonly Event[]
}

type Draft = {
  kind: TurnGroup['kind']
  seat: number
  round: number
  from: number
  to: number
  events: Event[]
}

/** What the heading says already, and what is of no interest. */
const SILENT: ReadonlySet<Event['kind']> = new Set(['answered', 'turn-started', 'round-ended', 'shuffled'])
const ENDING: ReadonlySet<Event['kind']> = new Set(['reputation-scored', 'goal-achieved', 'game-ended'])

export function turnGroups(steps: readonly Pick<PastStep, 'events'>[]): readonly TurnGroup[] {
  const groups: Draft[] = []
  let current: Draft = { kind: 'setup', seat: -1, round: 0, from: 0, to: 0, events: [] }
  const begin = (next: Draft) => {
    groups.push(current)
    current = next
  }
  for (const [index, { events }] of steps.entries()) {
    for (const event of events) {
      if (event.kind === 'reputation-scored') dropLast(current.events, event.seat)
      if (event.kind === 'turn-started')
        begin({ kind: 'turn', seat: event.seat, round: event.round, from: index, to: index, events: [] })
      else if (ENDING.has(event.kind) && current.kind === 'turn')
        begin({ kind: 'end', seat: -1, round: current.round, from: index, to: index, events: [] })
      if (!SILENT.has(event.kind)) current.events.push(event)
      current.to = index
    }
  }
  groups.push(current)
  return groups.filter(({ events }) => events.length > 0)
}

/** Points of reputation have an event of their own; the gain just before it says the same without a reason. */
function dropLast(events: Event[], seat: number): void {
  const last = events.at(-1)
  if (last?.kind === 'won-vp' && last.seat === seat && last.source === 0) events.pop()
}

/** Everything since a seat's last own answer; turns that began within it belong to it. */
export function groupsSince(
  groups: readonly TurnGroup[],
  steps: readonly Pick<PastStep, 'seat'>[],
  seat: number,
): readonly TurnGroup[] {
  const last = steps.findLastIndex((step) => step.seat === seat)
  return groups.filter((group) => group.seat !== seat && group.to >= last && group.from >= last)
}
