import type { Box } from '../catalogue/box.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Decision, Pending } from '../loop/decision.ts'
import type { Frame } from '../loop/frame.ts'
import { longestCandle } from '../rules/candle.ts'
import { cloneTable } from '../state/clone.ts'
import { LAST_GAME, type Legacy } from '../state/legacy.ts'
import type { State } from '../state/state.ts'
import type { Table } from '../state/table.ts'

/**
 * What one seat may see: everything but the order of the decks, the generator, other seats' secret choices
 * and the candle's exact length. Unopened content is not in the state at all. Seat -1 is a spectator.
 */
export type View = {
  readonly seat: number
  readonly phase: State['phase']
  readonly legacy: Legacy
  readonly table: Omit<Table, 'deck' | 'objectiveDeck' | 'automaDeck' | 'candle'> & {
    readonly deckSize: number
    readonly objectiveDeckSize: number
    readonly automaDeckSize: number
    /** How much of the candle is left, roughly: quarters from 4 down to 0; -1 without a candle. */
    readonly candleQuarters: number
  }
  readonly stack: readonly Frame[]
  readonly decision: Decision | null
}

/** The view of one seat, as a copy. */
export function viewOf(box: Box, state: State, seat: number): View {
  const { stack } = state
  return viewsOf(box, { ...state, table: cloneTable(state.table), stack: stack.slice() })(seat)
}

/** The views of a state that does not change any more. What several seats see alike is the same object in their views. */
export function viewsOf({ catalogue }: Box, state: State): (seat: number) => View {
  const { phase, stack, pending } = state
  const { deck, objectiveDeck, candle, automaDeck, ...open } = state.table
  const table = Object.assign(open, {
    deckSize: deck.length,
    objectiveDeckSize: objectiveDeck.length,
    automaDeckSize: automaDeck.length,
    candleQuarters: quarters(candle, catalogue, state.table.seats.length),
  })
  const legacyOf = knownLegaciesOf(state.legacy)
  const isStackOpen = stack.every(({ kind }) => kind !== 'deal-persona')
  return (seat) => ({
    seat,
    phase,
    legacy: legacyOf(seat),
    table,
    stack: isStackOpen ? stack : stack.map((frame) => frameFor(frame, seat)),
    decision: decisionFor(pending, seat),
  })
}

function quarters(candle: number, catalogue: Catalogue, seats: number): number {
  return candle < 0 ? -1 : Math.min(4, Math.ceil((candle * 4) / longestCandle(catalogue, seats)))
}

/** For each legacy, which no code changes in place, what the seats see of it. Most answers leave it alone. */
const known = new WeakMap<Legacy, (seat: number) => Legacy>()

function knownLegaciesOf(legacy: Legacy): (seat: number) => Legacy {
  const before = known.get(legacy)
  if (before !== undefined) return before
  const legacyOf = legaciesOf(legacy)
  const bySeat = new Map<number, Legacy>()
  const remembered = (seat: number): Legacy => {
    const seen = bySeat.get(seat) ?? legacyOf(seat)
    bySeat.set(seat, seen)
    return seen
  }
  known.set(legacy, remembered)
  return remembered
}

/** Victory cards are picked secretly (K11): others' show as -1 until the campaign is over. Decks between games are face down. */
function legaciesOf(legacy: Legacy): (seat: number) => Legacy {
  const open: Legacy = { ...legacy, advancement: [], objectives: [] }
  const isOver = (legacy.history.at(-1)?.game ?? 0) >= LAST_GAME
  if (isOver || legacy.charters.every(({ victoryCard }) => victoryCard === 0)) return () => open
  return (seat) => {
    const own = legacy.seats[seat]?.charter ?? -1
    return {
      ...open,
      charters: legacy.charters.map((record, charter) =>
        charter === own || record.victoryCard === 0 ? record : { ...record, victoryCard: -1 },
      ),
    }
  }
}

/** Personas dealt to others stay hidden until they have chosen (C2). */
function frameFor(frame: Frame, seat: number): Frame {
  return frame.kind === 'deal-persona' && frame.seat !== seat ? { ...frame, dealt: [] } : frame
}

function decisionFor(pending: Decision | null, seat: number): Decision | null {
  if (pending === null || !pending.secret || pending.seat === seat) return pending
  const hidden: Pending = { ...pending, options: [], values: [] }
  return hidden
}
