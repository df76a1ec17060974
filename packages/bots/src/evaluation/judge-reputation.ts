import { F } from './features.ts'
import { type Position, timeFactor } from './position.ts'

const HORIZON = 8

const tokens = new Int8Array(6)

/** The victory points for the seat's present rank on the reputation track; tied seats share a rank (R23.3). */
export function judgeReputation({ facts, world, seat, turns, row }: Position): void {
  const { reputation, seats } = world.table
  if (world.phase !== 'playing' || reputation.length === 0) return
  tokens.fill(0)
  for (let index = 0; index < reputation.length; index++) {
    const owner = reputation[index] ?? 0
    tokens[owner] = (tokens[owner] ?? 0) + 1
  }
  const own = tokens[seat] ?? 0
  if (own === 0) return
  let rank = 0
  for (let count = own + 1; count <= reputation.length; count++)
    for (let rival = 0; rival < seats.length; rival++)
      if (tokens[rival] === count) {
        rank++
        break
      }
  const vp = facts.board.reputation.vp[rank] ?? 0
  const certain = 1 - timeFactor(turns, HORIZON)
  row[F.reputationNow] = vp * certain
  row[F.reputationHope] = vp * (1 - certain)
  row[F.reputationTokens] = Math.min(own, 4) * (1 - certain)
}
