import type { User } from '../loop/frame.ts'
import { type Play, seatOf, seatOfCharter, tableOf } from '../loop/play.ts'
import { roll } from '../random/random.ts'
import { charterOfSpot } from '../state/spot.ts'
import { holderOf } from './abilities.ts'
import { winVp } from './goods.ts'
import { temporaryRule } from './temporary.ts'

const DIE_FACES = 6

export function rollDie(play: Play, seat: number, source: number): number {
  const charter = roll(play.state.rng, DIE_FACES)
  play.events?.push({ kind: 'rolled', charter, seat, source })
  return charter
}

/** Rolls until the die shows one of these charters. */
export function rollUntil(play: Play, source: number, charters: readonly number[]): number {
  if (!charters.some((charter) => charter >= 0 && charter < DIE_FACES))
    throw new Error('the die has none of these charters')
  let shown = rollDie(play, -1, source)
  while (!charters.includes(shown)) shown = rollDie(play, -1, source)
  return shown
}

/** The Merchant has bet on using a building of a charter, the Gambler bets when placing there (K4). */
export function settleWagers(play: Play, seat: number, spot: number, by: User): void {
  const charter = charterOfSpot(spot)
  if (charter < 0) return
  const merchant = holderOf(play, seat, 'wager-next')
  const gambler = by === 'copy' ? 0 : holderOf(play, seat, 'wager-now')
  if (merchant !== 0 && seatOf(play, seat).wager === charter) winVp(play, seat, 1, merchant)
  if (gambler !== 0 && rollDie(play, seat, gambler) === charter) winVp(play, seat, 2, gambler)
}

/** Guidepost 405: an opponent whose building is used rolls, and both may gain. */
export function rollForNeighbours(play: Play, seat: number, spot: number): void {
  if (temporaryRule(play) !== 'neighbours-roll') return
  const { guidepost } = tableOf(play)
  const charter = charterOfSpot(spot)
  const owner = seatOfCharter(play, charter)
  if (owner < 0 || owner === seat) return
  const shown = rollDie(play, owner, guidepost)
  if (shown !== charter && shown !== seatOf(play, seat).charter) return
  winVp(play, seat, 1, guidepost)
  winVp(play, owner, 1, guidepost)
}

/** After one's turn the Merchant rolls: a building of that charter next turn is worth 1 VP. */
export function wagerOnNextTurn(play: Play, seat: number): void {
  const merchant = holderOf(play, seat, 'wager-next')
  seatOf(play, seat).wager = merchant === 0 ? -1 : rollDie(play, seat, merchant)
}
