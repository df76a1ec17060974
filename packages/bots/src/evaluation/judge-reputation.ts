import { FEATURE } from './features.ts'
import { type Position, timeFactor } from './position.ts'
import { reputationTokens } from './reputation-tokens.ts'

const HORIZON = 8

/** The victory points for the seat's present rank on the reputation track. */
export function judgeReputation({ facts, world, seat, turns, row }: Position): void {
  const { reputation, seats } = world.table
  if (world.phase !== 'playing' || reputation.length === 0) return
  const own = reputationTokens(reputation, seat)
  if (own === 0) return
  const vp = facts.board.reputation.vp[ranksAbove(own, reputation, seats.length)] ?? 0
  const certain = 1 - timeFactor(turns, HORIZON)
  row[FEATURE.reputationNow] = vp * certain
  row[FEATURE.reputationHope] = vp * (1 - certain)
  row[FEATURE.reputationTokens] = Math.min(own, 4) * (1 - certain)
}

/** Tied seats share a rank, so each larger number of tokens is one rank, however many seats have it (R23.3). */
function ranksAbove(own: number, track: readonly number[], seats: number): number {
  let larger = 0
  for (let rival = 0; rival < seats; rival++) {
    const tokens = reputationTokens(track, rival)
    if (tokens > own) larger |= 1 << tokens
  }
  let ranks = 0
  for (let rest = larger; rest !== 0; rest &= rest - 1) ranks++
  return ranks
}
