import { type Play, seatOf, seatOfCharter, tableOf } from '../flow/play.ts'
import { roll } from '../random/random.ts'
import { charterOfSpot } from '../state/spot.ts'
import { hasPassive } from './abilities.ts'
import { winVp } from './goods.ts'
import { temporaryRule } from './temporary.ts'

const MERCHANT = 232
const GAMBLER = 331
const DIE_FACES = 6

export function rollDie(play: Play, seat: number, source: number): number {
  const charter = roll(play.state.rng, DIE_FACES)
  play.events?.push({ kind: 'rolled', charter, seat, source })
  return charter
}

/** What depends on where a regular worker was placed: wagers, and the neighbours' die of guidepost 405. */
export function afterPlacing(play: Play, seat: number, spot: number): void {
  const charter = charterOfSpot(spot)
  if (charter < 0) return
  const placer = seatOf(play, seat)
  if (placer.wager === charter) winVp(play, seat, 1, MERCHANT)
  if (hasPassive(play, seat, 'wager-now') && rollDie(play, seat, GAMBLER) === charter) winVp(play, seat, 2, GAMBLER)
  if (temporaryRule(play) === 'neighbours-roll') rollForNeighbours(play, seat, charter)
}

function rollForNeighbours(play: Play, seat: number, charter: number): void {
  const { guidepost } = tableOf(play)
  const owner = seatOfCharter(play, charter)
  if (owner < 0 || owner === seat) return
  const shown = rollDie(play, owner, guidepost)
  if (shown !== charter && shown !== seatOf(play, seat).charter) return
  winVp(play, seat, 1, guidepost)
  winVp(play, owner, 1, guidepost)
}

/** After one's turn the Merchant rolls: a building of that charter next turn is worth 1 VP. */
export function wagerOnNextTurn(play: Play, seat: number): void {
  const merchant = seatOf(play, seat)
  merchant.wager = hasPassive(play, seat, 'wager-next') ? rollDie(play, seat, MERCHANT) : -1
}

