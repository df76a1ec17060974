import type { Decision, Rng, State } from '@charterstone/engine'
import { engine, quickBots } from '../ruleset.ts'

/**
 * Ends the game as soon as possible: it spends its influence and moves the token, looking ahead to the end of its action.
 * Without such tables a candle (D2) would hardly ever outlast a game.
 */
export function race(decision: Decision, rng: Rng, state: State): string {
  const hopes = decision.options.map((key) => hopeOf(state, decision.seat, key, DEPTH))
  const best = Math.max(...hopes)
  const options = decision.options.filter((_, index) => hopes[index] === best)
  return quickBots.hasty({ ...decision, options }, rng, state)
}

const DEPTH = 2
const LOOKED_AT = 12
const PROGRESS = 2
const DARKNESS = 50

/** The nearest end of the game that a seat can reach by this answer and the questions right after it. */
function hopeOf(state: State, seat: number, key: string, depth: number): number {
  const after = engine.clone(state)
  engine.apply(after, key)
  const { pending } = after
  if (depth === 0 || pending === null || pending.seat !== seat) return nearnessOf(after, seat)
  const next = pending.options.slice(0, LOOKED_AT)
  return Math.max(...next.map((option) => hopeOf(after, seat, option, depth - 1)))
}

function nearnessOf({ table }: State, seat: number): number {
  const influence = table.seats[seat]?.influence ?? 0
  return table.progress * PROGRESS - influence - (table.candleOut >= 0 ? DARKNESS : 0)
}
