import { greengully } from '@charterstone/content'
import {
  CHARTERS,
  createEngine,
  type Engine,
  RULE_NAMES,
  roll,
  type State,
  seedRng,
} from '@charterstone/engine'
import { makeQuickBots } from '../src/quick/quick-bots.ts'
import { type Goal, goalOfCard } from '../src/route/goal.ts'

/** A position of a game, and something that the seat could want there. */
export type RoutePosition = {
  /** For messages. */
  readonly where: string
  readonly state: State
  readonly seat: number
  readonly goal: Goal
}

export const engine: Engine = createEngine(greengully)

/** Positions of games at all stages and with all numbers of seats. */
export function routePositions(count: number, seed: number): readonly RoutePosition[] {
  const positions: RoutePosition[] = []
  for (let game = 0; positions.length < count; game++)
    positions.push(...positionsOf(game, seed).slice(0, count - positions.length))
  return positions
}

/** Now and then one goal at random, from one game of quick bots that also blunder. */
function positionsOf(game: number, seed: number): readonly RoutePosition[] {
  const rng = seedRng(seed * 1000 + game)
  const seats = 1 + (game % 6)
  const stage = 1 + ((game * 5) % 12)
  const state = engine.newSingleGame({
    seed: seed * 1000 + game,
    seats: CHARTERS.slice(0, seats).map((name, charter) => ({ charter, name, player: 'person' })),
    stage,
    village: 'random',
    rules: RULE_NAMES.filter((rule) => rule !== 'post-campaign'),
  })
  engine.startGame(state)
  const bot = makeQuickBots(engine).eager
  const positions: RoutePosition[] = []
  for (let answers = 0; state.pending !== null && answers < 400; answers++) {
    const { pending } = state
    const goals = pending.kind === 'act' ? goalsAt(state, pending.seat) : []
    const goal = goals[roll(rng, Math.max(1, goals.length))]
    if (goal !== undefined && roll(rng, 7) === 0)
      positions.push({
        where: `game ${game} with ${seats} seats at stage ${stage}, answer ${answers}, ${JSON.stringify(goal)}`,
        state: engine.clone(state),
        seat: pending.seat,
        goal,
      })
    const key = roll(rng, 4) === 0 ? pending.options[roll(rng, pending.options.length)] : undefined
    engine.apply(state, key ?? bot(pending, rng, state))
  }
  return positions.slice(0, 8)
}

function goalsAt(state: State, seat: number): readonly Goal[] {
  const { table } = state
  const own = table.seats[seat]
  const cards = [...(own?.cards ?? []), ...(own?.objectives ?? []), ...table.mat, ...table.objectives]
  return [
    ...cards.flatMap((card) => goalOfCard(engine.catalogue, card) ?? []),
    ...table.quota.flatMap((token, space): Goal[] => (token === 0 ? [{ kind: 'quota', space }] : [])),
  ]
}
