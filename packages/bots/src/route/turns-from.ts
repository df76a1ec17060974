import { type Event, isRevelation } from '@charterstone/engine'
import type { World } from '../world.ts'
import { isReachedBy } from './goal.ts'
import { helpfulKeys, helpfulSpots } from './helpful.ts'
import { signOf } from './sign.ts'
import { type Search, wantsOf } from './wants.ts'

/** Where a turn of a route goes: the spot of a worker or minion; null to retrieve. */
export type RouteTurn = { readonly spot: number | null }

/** One way to play a turn to its end, or to the goal. */
export type Turn = {
  readonly world: World
  readonly answers: readonly string[]
  /** More than one where the game takes the next turn automatically. */
  readonly stops: readonly RouteTurn[]
  readonly isGoal: boolean
}

type Part = Pick<Turn, 'world' | 'answers'> & { readonly events: readonly Event[] }

/** The most answers that are tried within one turn. */
const MAX_TRIED = 200

/** The ways to play a turn, and how many answers were tried to find them. */
type Turns = { readonly turns: readonly Turn[]; readonly tried: number }

/** Every helpful way to play the turn that is on. Ways through anything hidden are left out. */
export function turnsFrom(search: Search, world: World): Turns {
  const { goal, seat } = search
  const wants = wantsOf(search, world)
  const spots = helpfulSpots(search, world, wants)
  const turns = turnsOf(world, seat)
  const found: Turn[] = []
  const seen = new Set<string>()
  const open: Part[] = [{ world, answers: [], events: [] }]
  let tried = 1
  while (tried < MAX_TRIED) {
    const part = open.pop()
    if (part === undefined) break
    for (const key of helpfulKeys(search, part.world, wants, spots)) {
      tried += 1
      const next = answered(search, part, key)
      if (next === null) continue
      const isGoal = next.events.some((event) => isReachedBy(goal, seat, event))
      if (isGoal || turnsOf(next.world, seat) > turns) found.push(turnOf(next, seat, isGoal))
      else if (next.world.pending?.seat === seat && isNew(seen, next.world, seat)) open.push(next)
    }
  }
  return { turns: found, tried }
}

/** The rest of the turn after an answer; null where something hidden comes before the goal. */
function answered({ engine, goal, seat, known }: Search, part: Part, key: string): Part | null {
  const world = engine.clone(part.world)
  const events: Event[] = []
  engine.apply(world, key, events)
  const reached = events.findIndex((event) => isReachedBy(goal, seat, event))
  const open = reached < 0 ? events : events.slice(0, reached)
  if (open.some((event) => isHidden(event, known))) return null
  engine.passOthers(world, seat)
  const automatic = events.flatMap((event) =>
    event.kind === 'answered' && event.seat === seat ? [event.key] : [],
  )
  return {
    world,
    answers: [...part.answers, key, ...automatic],
    events: [...part.events, ...events.slice(0, reached < 0 ? undefined : reached + 1)],
  }
}

/** What fills the mat again is not known, and no route takes it; nothing else may depend on what is hidden. */
function isHidden(event: Event, known: ReadonlySet<number>): boolean {
  switch (event.kind) {
    case 'shuffled':
      return false
    case 'revealed':
      return event.where !== 'mat'
    case 'took-card':
      return !known.has(event.card)
    default:
      return isRevelation(event)
  }
}

function turnOf({ world, answers, events }: Part, seat: number, isGoal: boolean): Turn {
  const stops: RouteTurn[] = [{ spot: null }]
  for (const event of events) {
    if (event.kind === 'turn-started' && event.seat === seat) stops.push({ spot: null })
    if (event.kind === 'placed' && event.seat === seat)
      stops[stops.length - 1] = { spot: world.legacy.buildings.indexOf(event.building) }
  }
  // The last turn has only begun.
  return { world, answers, stops: isGoal ? stops : stops.slice(0, -1), isGoal }
}

function isNew(seen: Set<string>, world: World, seat: number): boolean {
  const { pending, stack } = world
  const sign = `${signOf(world, seat)} ${stack.length} ${pending?.kind} ${pending?.options.length}`
  if (seen.has(sign)) return false
  seen.add(sign)
  return true
}

function turnsOf({ table }: World, seat: number): number {
  return table.seats[seat]?.turns ?? 0
}
