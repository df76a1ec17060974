import { CHARTERS, MINIONS, PERILS } from '../../catalogue/charter.ts'
import { BOX_GOODS, GOODS } from '../../catalogue/good.ts'
import { SPOTS, TILES } from '../../state/spot.ts'
import type { Seat, Table } from '../../state/table.ts'
import { type Checker, distinct, isTrueOrFalse, known, list, object, row, whole } from './checker.ts'
import { isSeat, isSeatOrNobody, isSource, isSpot } from './frame-schema.ts'
import { areGoods, isVp } from './legacy-schema.ts'
import { type Numbers, orNone } from './numbers.ts'

const SEATS = CHARTERS.length
/** One bit for each seat. */
const areSeatBits = whole(0, 2 ** SEATS - 1)
const isSpotOrNone = whole(-1, SPOTS - 1)
const INFLUENCE = whole(0, 12)

/** Between games a row is empty. */
function rowOrNone(item: Checker, length: number): Checker {
  const full = row(item, length)
  return (value) => (Array.isArray(value) && value.length === 0 ? null : full(value))
}

function seatSchema({ cards, objectives, personas }: Numbers): Checker {
  return object<Seat>({
    charter: isSeat,
    automa: isTrueOrFalse,
    vp: isVp,
    goods: areGoods,
    influence: INFLUENCE,
    spent: INFLUENCE,
    workers: row(isSpotOrNone, 2),
    cards: distinct(known(cards), cards.size),
    objectives: distinct(known(objectives), objectives.size),
    scored: distinct(known(objectives), objectives.size),
    personas: distinct(known(personas), personas.size),
    exhausted: list(known(personas), personas.size),
    wager: isSeatOrNobody,
    objectivesScored: INFLUENCE,
    turns: whole(0, 10_000),
  })
}

export function tableSchema(numbers: Numbers): Checker {
  const { cards, objectives, guideposts, automa, lengths } = numbers
  const pile = distinct(known(cards), cards.size)
  const objectivePile = distinct(known(objectives), objectives.size)
  const automaPile = distinct(known(automa), automa.size)
  return object<Table>({
    seats: list(seatSchema(numbers), SEATS),
    supply: rowOrNone(whole(0, Math.max(...BOX_GOODS)), GOODS.length),
    mat: pile,
    deck: pile,
    discard: pile,
    aside: pile,
    objectives: objectivePile,
    scorers: list(areSeatBits, objectives.size),
    objectiveDeck: objectivePile,
    progress: whole(0, lengths.progress),
    reputation: list(isSeat, lengths.reputation),
    quota: rowOrNone(whole(0, SEATS), lengths.quota),
    minionAt: rowOrNone(whole(0, MINIONS.length), SPOTS),
    perilAt: rowOrNone(whole(0, PERILS.length), SPOTS),
    incomeAt: rowOrNone(areSeatBits, SPOTS),
    covers: rowOrNone(isSpotOrNone, SEATS * TILES),
    inPlay: distinct(isSpot, SPOTS),
    fresh: list(isSource, 2 * SPOTS),
    first: isSeat,
    active: isSeat,
    round: whole(0, 10_000),
    ending: isTrueOrFalse,
    quiet: whole(0, 10_000),
    moved: isTrueOrFalse,
    chained: isTrueOrFalse,
    using: isSource,
    gave: whole(0, 3),
    spot: isSpotOrNone,
    guidepost: known(orNone(guideposts)),
    candle: whole(-1, 10_000),
    candleOut: isSeatOrNobody,
    stray: isTrueOrFalse,
    tolls: rowOrNone(areSeatBits, SEATS),
    automaDeck: automaPile,
    automaDiscard: automaPile,
    ender: isSeatOrNobody,
    silencer: isSeatOrNobody,
  })
}
