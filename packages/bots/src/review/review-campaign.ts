import { type CampaignRecord, type Engine, LAST_GAME, replayRecord } from '@charterstone/engine'
import { sharesOf } from '../evaluation/win/shares.ts'
import { wholeShares } from './fixed-point.ts'
import type { GameReview } from './review.ts'

/** A campaign after one of its games. Chances to win the campaign are parts of WIN_UNIT, by charter as in `charters`. */
export type CampaignPoint = {
  /** 0 before the first game. */
  readonly game: number
  readonly totals: readonly number[]
  readonly win: readonly number[]
}

export type CampaignReview = {
  readonly charters: readonly number[]
  readonly points: readonly CampaignPoint[]
  /** The games that changed the chances most, the most decisive first. */
  readonly decisive: readonly { readonly game: number; readonly charter: number; readonly change: number }[]
}

/** What totals differ by after one game, as a standard deviation; and how steep a normal curve is as a logistic one. */
const SPREAD = 20
const LOGISTIC = 1.7
const MAX_DECISIVE = 3

/**
 * The chance to win the campaign after each game: leads in the campaign total, against how far totals drift apart in the games that
 * are left. Games before a change of the rules are missing. Null when no game is finished.
 */
export function reviewCampaign(engine: Engine, record: CampaignRecord): CampaignReview | null {
  const rows: { readonly game: number; readonly totals: ReadonlyMap<number, number> }[] = []
  let charters: readonly number[] = []
  let champions: readonly number[] = []
  replayRecord(engine, record, {
    onEnd(state, index) {
      const { campaign, champions: leaders } = engine.result(state)
      charters = state.legacy.seats.map(({ charter }) => charter)
      champions = leaders
      const game = record.games[index]?.game ?? 0
      rows.push({ game, totals: new Map(campaign.map(({ charter, total }) => [charter, total])) })
      return game < LAST_GAME
    },
  })
  if (rows.length === 0) return null
  const points = rows.map(({ game, totals }): CampaignPoint => {
    const own = charters.map((charter) => totals.get(charter) ?? 0)
    const win = game < LAST_GAME ? chances(own, LAST_GAME - game) : won(charters, champions)
    return { game, totals: own, win }
  })
  const [first] = rows
  const isFromStart = first?.game === 1
  const none = charters.map(() => 0)
  const before: CampaignPoint[] = isFromStart ? [{ game: 0, totals: none, win: wholeShares(none) }] : []
  const all = [...before, ...points]
  return { charters, points: all, decisive: decisiveOf(all, charters) }
}

function chances(totals: readonly number[], gamesLeft: number): number[] {
  const slope = LOGISTIC / (SPREAD * Math.sqrt(2 * gamesLeft))
  return wholeShares(sharesOf(totals.map((total) => slope * total)))
}

function won(charters: readonly number[], champions: readonly number[]): number[] {
  return wholeShares(charters.map((charter) => (champions.includes(charter) ? 1 : 0)))
}

function decisiveOf(
  points: readonly CampaignPoint[],
  charters: readonly number[],
): CampaignReview['decisive'] {
  const swings = points.slice(1).map(({ game, win }, index) => {
    const changes = win.map((chance, each) => chance - (points[index]?.win[each] ?? 0))
    const most = changes.reduce((best, change, each) => (change > (changes[best] ?? 0) ? each : best), 0)
    return { game, charter: charters[most] ?? 0, change: changes[most] ?? 0 }
  })
  return swings.sort((a, b) => b.change - a.change || a.game - b.game).slice(0, MAX_DECISIVE)
}

/** The luck of a seat over several games, and how far luck of that size strays in 95 of 100 cases: in parts of WIN_UNIT. */
export type LuckOfSeat = { readonly seat: number; readonly luck: number; readonly band: number }

const CONFIDENCE = 1.96

/** Luck of different games has nothing to do with each other, so its squares add up. Only for games of the same seats. */
export function luckOf(reviews: readonly Pick<GameReview, 'ledger'>[]): LuckOfSeat[] {
  const [first] = reviews
  return (first?.ledger ?? []).map(({ seat }) => {
    let luck = 0
    let squares = 0
    for (const { ledger } of reviews) {
      const own = ledger[seat]?.luck ?? 0
      luck += own
      squares += own * own
    }
    return { seat, luck, band: Math.round(CONFIDENCE * Math.sqrt(squares)) }
  })
}
