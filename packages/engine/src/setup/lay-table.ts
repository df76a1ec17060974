import { emptyTable } from '../campaign/empty-table.ts'
import { BOX_GOODS, FIRST_MINION, FIRST_PERIL, GOODS } from '../catalogue/good.ts'
import type { Play } from '../loop/play.ts'
import { changeLegacy } from '../rules/campaign.ts'
import type { SeatConfig } from '../state/legacy.ts'
import { at } from '../state/list.ts'
import { SPOTS, TILES } from '../state/spot.ts'
import type { Seat, Table } from '../state/table.ts'

/** Tokens of each seat (R4.5). */
export const INFLUENCE = 12
const GAME_OF_SPECIALS = 11

/** Everything comes out of the box: the empty board, the general supply, and what each charter has kept. */
export function layTable(play: Play): void {
  const { state } = play
  const { legacy } = state
  const seats = legacy.seats.map((config) => newSeat(play, config))
  state.table = {
    ...emptyTable(),
    seats,
    supply: generalSupply(play, seats),
    deck: [...legacy.advancement],
    objectiveDeck: [...legacy.objectives],
    quota: play.box.board.quota.map(() => 0),
    minionAt: new Array<number>(SPOTS).fill(0),
    perilAt: new Array<number>(SPOTS).fill(0),
    incomeAt: new Array<number>(SPOTS).fill(0),
    covers: new Array<number>(6 * TILES).fill(-1),
    tolls: [0, 0, 0, 0, 0, 0],
    round: 1,
  } satisfies Table
  changeLegacy(play, {
    advancement: [],
    objectives: [],
    charters: legacy.charters.map((record) => ({ ...record, keptGoods: GOODS.map(() => 0), keptCards: [] })),
  })
}

/** Two workers, 12 influence, 0 VP, and what was kept (R4.5, R4.8). */
function newSeat(play: Play, { charter, player }: SeatConfig): Seat {
  const { keptGoods, keptCards, special } = at(play.state.legacy.charters, charter)
  const automa = player === 'automa'
  return {
    charter,
    automa,
    vp: 0,
    goods: [...keptGoods],
    influence: INFLUENCE,
    spent: 0,
    workers: [-1, -1],
    cards: [...keptCards],
    objectives: [],
    scored: [],
    personas: special > 0 && !automa && isGameOfSpecials(play) ? [special] : [],
    exhausted: [],
    wager: -1,
    objectivesScored: 0,
    turns: 0,
  }
}

/** What the box holds of goods that have been released, less what charters have kept. */
function generalSupply(play: Play, seats: readonly Seat[]): number[] {
  const { rules, minions } = play.state.legacy
  return BOX_GOODS.map((total, good) => {
    if (good >= FIRST_PERIL && !rules.peril) return 0
    if (good >= FIRST_MINION && good < FIRST_PERIL && minions[good - FIRST_MINION] !== true) return 0
    return seats.reduce((left, seat) => left - at(seat.goods, good), total)
  })
}

/** In game 11 the special persona is in use besides the chosen one; afterwards it is one of the chest (K5, R5.2). An automa has a persona of its own (A9). */
function isGameOfSpecials({ box, state: { legacy } }: Play): boolean {
  return legacy.mode === 'campaign' && box.guideposts.get(legacy.nextGuidepost)?.game === GAME_OF_SPECIALS
}
