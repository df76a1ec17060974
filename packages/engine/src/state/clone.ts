import type { State } from './state.ts'
import type { Seat, Table } from './table.ts'

/** An independent copy. The legacy half, frames and the pending decision are values and are shared. */
export function clone(state: State): State {
  return {
    format: state.format,
    phase: state.phase,
    legacy: state.legacy,
    table: cloneTable(state.table),
    stack: state.stack.slice(),
    pending: state.pending,
    rng: state.rng.slice(),
  }
}

function cloneSeat(seat: Seat): Seat {
  return {
    charter: seat.charter,
    automa: seat.automa,
    vp: seat.vp,
    goods: seat.goods.slice(),
    influence: seat.influence,
    spent: seat.spent,
    workers: seat.workers.slice(),
    cards: seat.cards.slice(),
    objectives: seat.objectives.slice(),
    scored: seat.scored.slice(),
    personas: seat.personas.slice(),
    exhausted: seat.exhausted.slice(),
    wager: seat.wager,
    objectivesScored: seat.objectivesScored,
    turns: seat.turns,
  }
}

export function cloneTable(table: Table): Table {
  return {
    seats: table.seats.map(cloneSeat),
    supply: table.supply.slice(),
    mat: table.mat.slice(),
    deck: table.deck.slice(),
    discard: table.discard.slice(),
    aside: table.aside.slice(),
    objectives: table.objectives.slice(),
    scorers: table.scorers.slice(),
    objectiveDeck: table.objectiveDeck.slice(),
    progress: table.progress,
    reputation: table.reputation.slice(),
    quota: table.quota.slice(),
    minionAt: table.minionAt.slice(),
    perilAt: table.perilAt.slice(),
    incomeAt: table.incomeAt.slice(),
    covers: table.covers.slice(),
    inPlay: table.inPlay.slice(),
    fresh: table.fresh.slice(),
    first: table.first,
    active: table.active,
    round: table.round,
    ending: table.ending,
    quiet: table.quiet,
    moved: table.moved,
    chained: table.chained,
    using: table.using,
    gave: table.gave,
    spot: table.spot,
    guidepost: table.guidepost,
    candle: table.candle,
    candleOut: table.candleOut,
    stray: table.stray,
    tolls: table.tolls.slice(),
    automaDeck: table.automaDeck.slice(),
    automaDiscard: table.automaDiscard.slice(),
    ender: table.ender,
    silencer: table.silencer,
  }
}
