import {
  isQuotaRowInForce,
  openReputation,
  type PrintedBoard,
  printedBoard,
  type QuotaRow,
  type QuotaSpace,
  reputationSpaces,
  startRuleOf,
  startSpace,
  type Track,
} from '../catalogue/board.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { MINIONS, type Minion, PERILS, type Peril } from '../catalogue/charter.ts'
import { SMALL } from '../rules/workers.ts'
import { charterOfSpot, SPOTS } from '../state/spot.ts'
import type { View } from './view.ts'

/** Who and what is on a spot. */
export type BoardSpot = {
  readonly workers: readonly { readonly seat: number; readonly kind: 'large' | 'small' | 'spectral' }[]
  readonly minion: Minion | null
  /** The seat of its owner; null without a minion, and for a minion that belongs to nobody. */
  readonly minionSeat: number | null
  readonly peril: Peril | null
  /** Seats with an income token. */
  readonly income: readonly number[]
}

/** A row of the quota table; each space has its index in the state and the seat of its token. */
export type QuotaRowOnBoard = {
  readonly row: QuotaRow
  readonly spaces: readonly (QuotaSpace & { readonly index: number; readonly seat: number | null })[]
}

/** The board as it is drawn: what is printed on it and what lies on it. Clients need no rule to read it. */
export type Board = {
  readonly progress: Track & { readonly space: number; readonly start: number }
  readonly reputation: {
    /** The seats of the tokens, in order. */
    readonly seats: readonly number[]
    /** How many spaces are open at this table, and how many are printed. */
    readonly open: number
    readonly printed: number
    readonly vp: readonly number[]
  }
  /** The rows whose rules are in force. */
  readonly quota: readonly QuotaRowOnBoard[]
  /** Public objectives, and the seats that have scored each. */
  readonly objectives: readonly { readonly card: number; readonly scorers: readonly number[] }[]
  /** By spot. */
  readonly spots: readonly BoardSpot[]
}

/** Decodes what the view keeps as numbers and bits. */
export function boardOf(catalogue: Catalogue, view: View): Board {
  const { table, legacy } = view
  const printed = printedBoard(catalogue)
  const { last, reputation, income } = printed.progress
  const seats = legacy.seats.length
  return {
    progress: {
      last,
      reputation,
      income,
      space: table.progress,
      start: startSpace(printed, seats, startRuleOf(legacy.houseRules)),
    },
    reputation: {
      seats: table.reputation,
      open: openReputation(printed, seats),
      printed: reputationSpaces(printed),
      vp: printed.reputation.vp,
    },
    quota: quotaOf(printed, view),
    objectives: table.objectives.map((card, index) => ({
      card,
      scorers: seatsOf(view, table.scorers[index] ?? 0),
    })),
    spots: spotsOf(view),
  }
}

function quotaOf({ quota }: PrintedBoard, { table, legacy }: View): readonly QuotaRowOnBoard[] {
  const spaces = quota.map((space, index) => {
    const token = table.quota[index] ?? 0
    return { ...space, index, seat: token === 0 ? null : token - 1 }
  })
  return [...new Set(quota.map(({ row }) => row))]
    .filter((row) => isQuotaRowInForce(row, legacy.rules))
    .map((row) => ({ row, spaces: spaces.filter((space) => space.row === row) }))
}

function spotsOf(view: View): readonly BoardSpot[] {
  const { table } = view
  const workers = workersBySpot(view)
  return Array.from({ length: SPOTS }, (_, spot) => {
    const minion = MINIONS[(table.minionAt[spot] ?? 0) - 1] ?? null
    return {
      workers: workers.get(spot) ?? [],
      minion,
      minionSeat: minion === null || table.stray ? null : ownerOf(view, spot),
      peril: PERILS[(table.perilAt[spot] ?? 0) - 1] ?? null,
      income: seatsOf(view, table.incomeAt[spot] ?? 0),
    }
  })
}

function workersBySpot({ table, legacy }: View): ReadonlyMap<number, BoardSpot['workers']> {
  const bySpot = new Map<number, BoardSpot['workers'][number][]>()
  for (const [seat, { workers, charter }] of table.seats.entries())
    for (const [worker, spot] of workers.entries()) {
      const kind = worker === SMALL ? 'small' : legacy.spectral === charter ? 'spectral' : 'large'
      bySpot.set(spot, [...(bySpot.get(spot) ?? []), { seat, kind }])
    }
  return bySpot
}

function ownerOf({ table }: View, spot: number): number | null {
  const seat = table.seats.findIndex(({ charter }) => charter === charterOfSpot(spot))
  return seat < 0 ? null : seat
}

/** The seats whose bits are set. */
function seatsOf({ table }: View, bits: number): readonly number[] {
  return table.seats.flatMap((_, seat) => ((bits & (1 << seat)) === 0 ? [] : [seat]))
}
