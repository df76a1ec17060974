import type { Engine, View } from '@charterstone/engine'
import { knownCards } from '../advice/known-cards.ts'
import { imagine, type World } from '../world.ts'
import { makeOffers } from './gifts.ts'
import { type Goal, isInReach } from './goal.ts'
import { signOf } from './sign.ts'
import { hasTurnLeft } from './turn-left.ts'
import { turnsAtLeast } from './turns-at-least.ts'
import { type RouteTurn, type Turn, turnsFrom } from './turns-from.ts'
import type { Search } from './wants.ts'

/** The turns of one seat that lead to its goal while the other seats stand still. */
export type Route = {
  /** Never fewer than are needed: playing the answers leads there. A turn that is on counts as the first. */
  readonly turns: readonly RouteTurn[]
  /** The answers in order, with those that the game gives automatically. */
  readonly answers: readonly string[]
}

/** A search that can be done bit by bit. */
export type RouteSearch = {
  /** Tries this many answers more, or a few beyond that; true when the search is over. */
  readonly advance: (answers: number) => boolean
  /** Null while the search goes on, and where it found no way. */
  readonly found: () => Route | null
}

type Node = {
  readonly world: World
  readonly turns: number
  readonly turn: Turn | null
  readonly before: Node | null
}

/** The most answers that are tried, and the most turns of a route. */
const MAX_ANSWERS = 8000
const MAX_TURNS = 14

/** Tries positions in the order of the turns that they take at least, so that a short route is found first. */
export function searchRoute(engine: Engine, view: View, goal: Goal): RouteSearch {
  const root = rootOf(engine, view, goal)
  if (root === null) return { advance: () => true, found: () => null }
  const search: Search = {
    engine,
    goal,
    seat: view.seat,
    known: knownCards(engine, root),
    offerOf: makeOffers(engine.catalogue),
  }
  /** Open positions by the turns that they take at least. */
  const open: Node[][] = Array.from({ length: MAX_TURNS + 1 }, () => [])
  const fewest = new Map<string, number>()
  let left = MAX_ANSWERS
  let route: Route | null = null
  add({ world: root, turns: 0, turn: null, before: null })

  function add(node: Node): void {
    const isGoal = node.turn?.isGoal === true
    open[node.turns + (isGoal ? 0 : turnsAtLeast(search, node.world))]?.push(node)
  }

  function tryNext(): void {
    const node = open.find((nodes) => nodes.length > 0)?.pop()
    if (node === undefined) left = 0
    else if (node.turn?.isGoal === true) {
      route = routeOf(node)
      left = 0
    } else if (node.turn === null || !node.world.table.ending) {
      const { turns, tried } = turnsFrom(search, node.world)
      left -= tried
      for (const turn of turns) follow(node, turn)
    }
  }

  function follow(before: Node, turn: Turn): void {
    const turns = before.turns + turn.stops.length
    const sign = turn.isGoal ? 'goal' : signOf(turn.world, search.seat)
    if (turns >= (fewest.get(sign) ?? Number.POSITIVE_INFINITY)) return
    fewest.set(sign, turns)
    add({ world: turn.world, turns, turn, before })
  }

  return {
    advance: (answers) => {
      for (const end = left - answers; left > Math.max(0, end); ) tryNext()
      return left <= 0
    },
    found: () => route,
  }
}

/** The world at the next decision of the seat, with all others standing still; null where the goal is out of reach. */
function rootOf(engine: Engine, view: View, goal: Goal): World | null {
  const { seat } = view
  if (view.phase !== 'playing' || !isInReach(goal, view, seat) || !hasTurnLeft(view)) return null
  const world = imagine(engine, view, 1)
  return engine.passOthers(world, seat) && world.pending?.seat === seat ? world : null
}

function routeOf(last: Node): Route {
  const turns: Turn[] = []
  for (let node: Node | null = last; node !== null; node = node.before)
    if (node.turn !== null) turns.unshift(node.turn)
  return {
    turns: turns.flatMap(({ stops }) => stops),
    answers: turns.flatMap(({ answers }) => answers),
  }
}
