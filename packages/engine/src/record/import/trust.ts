import type { Engine } from '../../engine.ts'
import { violationsOf } from '../../invariants/violations.ts'
import type { FrameKind } from '../../loop/frame.ts'
import { roll, seedRng } from '../../random/random.ts'
import { clone } from '../../state/clone.ts'
import { hash } from '../../state/hash.ts'
import type { State } from '../../state/state.ts'

const TRIAL_ANSWERS = 400
const LOOKS = 20

/**
 * A table whose past cannot be played again, because its rules are not here any more. It is taken when nothing is lost or
 * doubled, what is asked follows from what lies on the stack, and play goes on from it for a while. The decision is
 * asked again, by the present rules. Null when it cannot be, or when it is stopped.
 */
export function takenOnTrust(engine: Engine, written: State, shouldStop: () => boolean): State | null {
  const state = clone(written)
  if (!isConsistent(state) || violationsOf(state, engine.catalogue).length > 0) return null
  if (!isAskedAgain(engine, state)) return null
  return playsOn(engine, clone(state), shouldStop) ? state : null
}

/** What lies on the table belongs to the seats that sit at it. */
function isConsistent({ phase, legacy, table, stack, pending }: State): boolean {
  if (legacy.seats.every(({ player }) => player === 'automa')) return false
  if (phase === 'between') return table.seats.length === 0 && stack.length === 0 && pending === null
  if (table.supply.length === 0 || table.minionAt.length === 0 || table.seats.length !== legacy.seats.length)
    return false
  if (table.perilAt.length === 0 || table.incomeAt.length === 0 || table.quota.length === 0) return false
  if (table.scorers.length !== table.objectives.length) return false
  const isSeated = table.seats.every(({ charter, automa }, seat) => {
    const owner = legacy.seats[seat]
    return owner?.charter === charter && (owner.player === 'automa') === automa
  })
  const highest = Math.max(table.first, table.active, ...table.reputation, ...stack.map(seatOf))
  if (!isSeated || highest >= table.seats.length) return false
  return phase === 'playing' ? isInOrder(stack) : stack.length === 0
}

/** What moves the game on lies at the bottom and waits for all else; a turn has one action and one end. */
const MOVING: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'setup',
  'turn',
  'automa-turn',
  'extra-turn',
  'next-seat',
  'round-end',
  'ending',
])

function isInOrder(stack: State['stack']): boolean {
  const isOnce = (kind: FrameKind): boolean => stack.filter((frame) => frame.kind === kind).length <= 1
  return (
    stack.every(({ kind }, index) => MOVING.has(kind) === (index === 0)) &&
    isOnce('act') &&
    isOnce('turn-end')
  )
}

function seatOf(frame: State['stack'][number]): number {
  return 'seat' in frame ? frame.seat : 0
}

/** The frame on top still asks the same seat, and nothing else happens first. */
function isAskedAgain(engine: Engine, state: State): boolean {
  const { pending, phase } = state
  if (phase !== 'playing') return pending === null
  const stack = hash(state.stack)
  const table = hash(state.table)
  engine.resume(state)
  if (pending === null || state.pending === null) return false
  const { seat, kind, source } = state.pending
  if (seat !== pending.seat || kind !== pending.kind || source !== pending.source) return false
  return hash(state.stack) === stack && hash(state.table) === table
}

/** Some hundreds of answers by chance, through the end of a game if it comes to that. */
function playsOn(engine: Engine, state: State, shouldStop: () => boolean): boolean {
  const rng = seedRng(TRIAL_ANSWERS)
  for (let answer = 0; answer < TRIAL_ANSWERS; answer++) {
    if (answer % LOOKS === 0) lookAt(engine, state)
    const { pending } = state
    if (pending === null) {
      if (state.phase === 'finished') engine.packUp(state)
      else if (state.phase === 'between' && state.legacy.mode !== 'single') engine.startGame(state)
      else return state.phase === 'between'
    } else engine.apply(state, pending.options[roll(rng, pending.options.length)] ?? '')
    if (violationsOf(state, engine.catalogue).length > 0 || shouldStop()) return false
  }
  return true
}

/** What people are shown must be there too. */
function lookAt(engine: Engine, state: State): void {
  engine.result(state)
  engine.closed(state)
  for (let seat = -1; seat < state.table.seats.length; seat++) engine.view(state, seat)
}
