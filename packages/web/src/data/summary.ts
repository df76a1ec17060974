import {
  type CampaignRecord,
  currentVillageName,
  type Engine,
  type Fork,
  isOnTrust,
  type SeatConfig,
  type State,
} from '@charterstone/engine'
import { writeWeek } from '../weekly/week.ts'
import { weekOfGame } from '../weekly/weekly-game.ts'

/** What the home screen shows of a campaign, without opening it. */
export type Summary = {
  readonly id: string
  readonly savedAt: number
  /** That of the stored campaign; absent in summaries from before. */
  readonly revision?: number
  readonly mode: State['legacy']['mode']
  readonly phase: State['phase']
  /** As the players named it; empty before that. */
  readonly village: string
  readonly game: number
  readonly round: number
  readonly progress: number
  readonly seats: readonly SeatSummary[]
  /** Who must answer; -1 when nothing is asked. */
  readonly asked: number
  /** The building on each spot, for the picture. */
  readonly buildings: readonly number[]
  readonly covers: readonly number[]
  readonly isOver: boolean
  /** Charters that won the campaign, once it is over. */
  readonly champions: readonly number[]
  /** Stands for the whole record: two campaigns with the same seal are the same. */
  readonly seal: string
  /** Brought in from a file whose table could be checked, but not played again. */
  readonly isOnTrust?: boolean
  /** The week whose village it is: "2026-W47". */
  readonly week?: string
  /** A game that left another one: the game and the number of answers that both share. */
  readonly fork?: Fork
  /** When it was put into the bin. */
  readonly removedAt?: number
}

export type SeatSummary = SeatConfig & {
  /** `person`, `automa` or the name of a bot. */
  readonly by: string
  readonly vp: number
  readonly glory: number
  readonly wins: number
}

export function summaryOf(
  engine: Engine,
  id: string,
  record: CampaignRecord,
  state: State,
  savedAt: number,
): Summary {
  const { legacy, table, phase, pending } = state
  const result = engine.result(state)
  const week = weekOfGame(record)
  return {
    id,
    savedAt,
    mode: legacy.mode,
    phase,
    village: currentVillageName(record.villageName, state),
    game: legacy.game,
    round: table.round,
    progress: table.progress,
    seats: legacy.seats.map((seat, index) => ({
      ...seat,
      by: record.players[index] ?? 'person',
      vp: table.seats[index]?.vp ?? 0,
      glory: gloryOf(state, seat.charter),
      wins: winsOf(state, seat.charter),
    })),
    asked: pending?.seat ?? -1,
    buildings: legacy.buildings,
    covers: table.covers,
    isOver:
      result.isCampaignOver ||
      (phase !== 'playing' &&
        (record.fork !== undefined || (legacy.mode === 'single' && legacy.history.length > 0))),
    champions: result.isCampaignOver ? result.champions : [],
    seal: record.seals.chain + record.seals.checkpoint,
    isOnTrust: isOnTrust(record),
    ...(week !== null && { week: writeWeek(week) }),
    ...(record.fork !== undefined && { fork: record.fork }),
  }
}

function gloryOf({ legacy }: State, charter: number): number {
  const record = legacy.charters[charter]
  if (record === undefined) return 0
  return record.glory.reduce((total, stars) => total + stars, record.extraGlory)
}

function winsOf({ legacy }: State, charter: number): number {
  return legacy.history.filter(({ winners, seats }) =>
    winners.some((winner) => seats[winner]?.charter === charter),
  ).length
}
