import {
  buildingOf,
  CONSTRUCTED,
  cardTypeOf,
  defOf,
  type Engine,
  type Event,
  type Good,
  goodIndex,
  printedBoard,
  quantity,
  quotaNoun,
  reputationRanks,
} from '@charterstone/engine'
import { reputationTokens } from '../evaluation/reputation-tokens.ts'
import { goalPurposes, missingFor, type Turn } from './goals.ts'
import { knownCards } from './known-cards.ts'
import type { PlayedLine } from './play-line.ts'
import { type Purpose, type SizedPurpose, sized } from './purpose.ts'
import { incomeGains, visitOf } from './visit.ts'

const MAX_PURPOSES = 2
/** A second purpose is named when it brings a fair part of what the first does. */
const WORTH_NAMING = 0.25

/** What a turn is for: at most two purposes, the larger one first. */
export function purposesOf(engine: Engine, line: PlayedLine): readonly Purpose[] {
  const turn = turnOf(engine, line)
  if (turn === null) return []
  const scores = scoringPurposes(turn)
  const goals = canPlan(turn) ? goalPurposes(turn) : []
  const gains = scores.length + goals.length > 0 ? [] : plainGains(turn)
  const others = [...goals, ...gains, ...eventPurposes(turn)].sort((a, b) => b.size - a.size)
  const isScoring = scores[0] !== undefined && scores[0].purpose.kind !== 'points'
  const found = isScoring ? [...scores, ...others] : [...scores, ...others].sort((a, b) => b.size - a.size)
  const least = (found[0]?.size ?? 0) * WORTH_NAMING
  return found
    .filter(({ size }) => size >= least)
    .slice(0, MAX_PURPOSES)
    .map(({ purpose }) => purpose)
}

/** What a turn gives, to tell it from another one for the same purpose; empty for nothing. */
export function gainsOfTurn(engine: Engine, line: PlayedLine): readonly Purpose[] {
  const turn = turnOf(engine, line)
  if (turn === null) return []
  return [...scoringPurposes(turn), ...plainGains(turn)].map(({ purpose }) => purpose)
}

function turnOf(engine: Engine, line: PlayedLine): Turn | null {
  const own = line.before.table.seats[line.seat]
  const ownAfter = line.after.table.seats[line.seat]
  if (own === undefined || ownAfter === undefined) return null
  const known = knownCards(engine, line.before)
  const hasHidden = line.events.some(
    (event) => event.kind === 'took-card' && event.seat === line.seat && !known.has(event.card),
  )
  return { ...line, engine, own, ownAfter, known, hasHidden }
}

/** What a crate held was made up, so nothing can be planned with it; and in the last round there is nothing to plan. */
function canPlan({ events, seat, after }: Turn): boolean {
  return !after.table.ending && !events.some((event) => event.kind === 'crate-opened' && event.seat === seat)
}

/** The ways to turn something into points. */
export const SCORING_KINDS = ['constructs', 'opens-crate', 'scores-objective', 'sells'] as const
export type ScoringKind = (typeof SCORING_KINDS)[number]

const SCORING_EVENTS: Readonly<Partial<Record<Event['kind'], ScoringKind>>> = {
  constructed: 'constructs',
  'crate-opened': 'opens-crate',
  'scored-objective': 'scores-objective',
  sold: 'sells',
}

/** How a turn scores, if it does. */
export function scoringOf({ events, seat }: PlayedLine): readonly ScoringKind[] {
  return events.flatMap((event) => {
    const kind = SCORING_EVENTS[event.kind]
    return kind !== undefined && 'seat' in event && event.seat === seat ? [kind] : []
  })
}

/** The points of the turn, without those of a die that was rolled only in the imagined world. */
function pointsOf({ events, seat }: Turn): number {
  const rolled = new Set(events.flatMap((event) => (event.kind === 'rolled' ? [event.source] : [])))
  let vp = 0
  for (const event of events)
    if (event.kind === 'won-vp' && event.seat === seat && !rolled.has(event.source)) vp += event.vp
  return vp
}

/** Scoring, and other points. All points of the turn belong to the first way of scoring. */
function scoringPurposes(turn: Turn): readonly SizedPurpose[] {
  const { engine, events, seat, known } = turn
  const vp = pointsOf(turn)
  const points = quantity('vp', vp)
  const found = events.flatMap((event): Purpose[] => {
    if (!('seat' in event) || event.seat !== seat) return []
    switch (event.kind) {
      case 'constructed': {
        if (!known.has(event.building)) return []
        const building = buildingOf(engine.catalogue, event.building)
        const visit = building === undefined ? { gains: [], cost: [] } : visitOf(building)
        return [{ kind: 'constructs', building: event.building, vp: points, ...visit }]
      }
      case 'crate-opened':
        return [{ kind: 'opens-crate', building: event.card - CONSTRUCTED, vp: points }]
      case 'scored-objective':
        return known.has(event.card) ? [{ kind: 'scores-objective', card: event.card, vp: points }] : []
      case 'sold': {
        const space = printedBoard(engine.catalogue).quota[event.space]
        return [{ kind: 'sells', what: quotaNoun(space), vp: points }]
      }
      default:
        return []
    }
  })
  const [first] = found
  if (first !== undefined) return [sized(Math.max(vp, 1) + 1, first)]
  return vp > 0 ? [sized(vp, { kind: 'points', vp: points })] : []
}

const WORKER_SIZE = 1.5
const BUMP_SIZE = 0.8
const CARD_SIZE = 1.5
const INCOME_SIZE = 1.5
const PERSONA_SIZE = 3
const REPUTATION_SIZE = 1
const INFLUENCE_SIZE = 0.7
/** The end of the game matters to the seat that is ahead. */
const END_SIZE = 6
const LAST_SIZE = 2

/** What happens before a crate is opened: its contents were made up. */
function beforeCrate({ events, seat }: Turn): readonly Event[] {
  const opening = events.findIndex((event) => event.kind === 'crate-opened' && event.seat === seat)
  return opening < 0 ? events : events.slice(0, opening)
}

function eventPurposes(turn: Turn): readonly SizedPurpose[] {
  const { engine, seat, own, known } = turn
  const found = beforeCrate(turn).flatMap((event): SizedPurpose[] => {
    if (event.kind === 'hourglass-reached') return [endOfGame(turn)]
    if (!('seat' in event) || event.seat !== seat) return []
    switch (event.kind) {
      case 'retrieved':
        return event.workers === 0
          ? []
          : [
              sized(WORKER_SIZE * event.workers, {
                kind: 'frees-workers',
                workers: quantity('worker', event.workers),
                left: own.workers.filter((spot) => spot < 0).length,
              }),
            ]
      case 'bumped':
        return event.by === seat ? [sized(BUMP_SIZE, { kind: 'frees-worker', building: event.building })] : []
      case 'placed-reputation':
        return [reputation(turn)]
      case 'placed-income': {
        const building = buildingOf(engine.catalogue, event.building)
        const gains = building === undefined ? [] : incomeGains(building)
        return gains.length === 0
          ? []
          : [sized(INCOME_SIZE, { kind: 'places-income', building: event.building, gains })]
      }
      case 'income-triggered':
        return [sized(INCOME_SIZE, { kind: 'triggers-income' })]
      case 'took-card':
        return known.has(event.card)
          ? [takenCard(turn, event.card)]
          : [sized(CARD_SIZE, { kind: 'draws-card', count: 1 })]
      case 'took-objective':
        return [sized(CARD_SIZE, { kind: 'draws-objective' })]
      case 'persona-activated':
        return known.has(event.persona)
          ? [sized(PERSONA_SIZE, { kind: 'uses-persona', card: event.persona })]
          : []
      case 'regained':
        return [
          sized(INFLUENCE_SIZE * event.count, {
            kind: 'regains-influence',
            what: quantity('influence', event.count),
          }),
        ]
      default:
        return []
    }
  })
  return oneOfEach(found)
}

/** Several cards or tokens of a sort are named once. */
function oneOfEach(found: readonly SizedPurpose[]): readonly SizedPurpose[] {
  const hidden = found.filter(({ purpose }) => purpose.kind === 'draws-card').length
  const firsts = found.filter(
    ({ purpose }, index) => found.findIndex((other) => other.purpose.kind === purpose.kind) === index,
  )
  return firsts.map((each) =>
    each.purpose.kind === 'draws-card'
      ? sized(each.size * hidden, { kind: 'draws-card', count: hidden })
      : each,
  )
}

function takenCard({ engine, ownAfter }: Turn, card: number): SizedPurpose {
  const type = cardTypeOf(engine.catalogue, card)
  if (type === 'constructed') return sized(CARD_SIZE, { kind: 'takes-crate', building: card - CONSTRUCTED })
  const building = defOf(engine.catalogue, 'building', card)
  if (building !== undefined)
    return sized(CARD_SIZE, { kind: 'takes-plan', card, missing: missingFor(building, ownAfter) })
  return sized(CARD_SIZE, { kind: 'takes-card', card })
}

/** The points for the seat's rank on the reputation track, before and after (R23.3). */
function reputation({ engine, before, after, seat }: Turn): SizedPurpose {
  const board = printedBoard(engine.catalogue)
  const [had, has] = [before, after].map(({ table }) => {
    const tokens = table.seats.map((_, owner) => reputationTokens(table.reputation, owner))
    return reputationRanks(board, tokens)[seat]
  })
  const gained = (has ?? 0) - (had ?? 0)
  return sized(REPUTATION_SIZE + Math.max(0, gained) / 4, {
    kind: 'gains-reputation',
    before: gained > 0 ? (had ?? 0) : 0,
    after: has ?? 0,
  })
}

function endOfGame(turn: Turn): SizedPurpose {
  const { after, seat, own } = turn
  const others = after.table.seats.filter((_, owner) => owner !== seat).map(({ vp }) => vp)
  const lead = Math.max(0, own.vp + pointsOf(turn) - Math.max(0, ...others))
  return sized(lead > 0 ? END_SIZE : LAST_SIZE, { kind: 'ends-game', lead })
}

/** Goods that serve no goal yet. */
function plainGains(turn: Turn): readonly SizedPurpose[] {
  const counts = new Map<Good, number>()
  for (const event of beforeCrate(turn))
    if (event.kind === 'gained' && event.seat === turn.seat)
      counts.set(event.good, (counts.get(event.good) ?? 0) + event.count)
  const goods = [...counts].filter(([, count]) => count > 0)
  if (goods.length === 0) return []
  goods.sort(([a], [b]) => goodIndex[a] - goodIndex[b])
  return [sized(1, { kind: 'gains-goods', goods: goods.map(([good, count]) => quantity(good, count)) })]
}
