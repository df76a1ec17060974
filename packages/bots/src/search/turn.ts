import type { Mind } from '../evaluation/mind.ts'
import { firstSight } from '../heuristics/liking.ts'
import type { World } from '../world.ts'
import type { Purse } from './purse.ts'

/** The part of the game that a search is about: from a decision of a seat to the end of the turn it belongs to. */
export type Span = { readonly seat: number; readonly turns: number; readonly isOwnTurn: boolean }

export function spanOf({ table }: World, seat: number): Span {
  return { seat, turns: table.seats[seat]?.turns ?? 0, isOwnTurn: table.active === seat }
}

/** The turn is over, or in somebody else's turn there is nothing more to say. */
export function isOver({ pending, table }: World, { seat, turns, isOwnTurn }: Span): boolean {
  if (pending === null || table.seats[seat]?.turns !== turns) return true
  if (isOwnTurn) return table.active !== seat
  return pending.seat !== seat || pending.kind === 'act'
}

/** Answers at first sight what others are asked while the turn goes on. */
export function passOthers(mind: Mind, world: World, span: Span, purse: Purse): void {
  while (!isOver(world, span) && world.pending !== null && world.pending.seat !== span.seat && purse.left > 0)
    answerAtFirstSight(mind, world, purse)
}

/** Answers whatever is asked, by rule of thumb. */
export function answerAtFirstSight({ engine, know }: Mind, world: World, purse: Purse): void {
  const { pending } = world
  if (pending === null) return
  purse.left -= 1
  engine.apply(world, pending.options[firstSight(know, world, pending)] ?? '')
}
