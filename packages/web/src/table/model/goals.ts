import {
  type Board,
  type Catalogue,
  type Condition,
  type Countable,
  defOf,
  type Engine,
  type GuidepostDef,
  type View,
} from '@charterstone/engine'

export type ObjectiveProgress = {
  readonly card: number
  readonly countable: Countable
  readonly needed: number
  readonly isAtMost: boolean
  readonly have: number
  readonly isMet: boolean
  readonly isScored: boolean
  /** Seats that have scored it, for the tokens on it. */
  readonly scorers: readonly number[]
  readonly isPrivate: boolean
}

type Counted = {
  readonly engine: Engine
  readonly view: View
  readonly board: Board
}

/** The objectives a seat may score, with its progress: the public ones first, then its own. */
export function objectivesOf({ engine, view, board }: Counted, seat: number): readonly ObjectiveProgress[] {
  const own = view.table.seats[seat]
  const shared = board.objectives.map(({ card, scorers }) =>
    progressOf(engine, view, seat, card, scorers, false),
  )
  const held = (own?.objectives ?? []).map((card) => progressOf(engine, view, seat, card, [], true))
  const done = (own?.scored ?? []).map((card) => progressOf(engine, view, seat, card, [seat], true))
  return [...shared, ...held, ...done].flatMap((progress) => progress ?? [])
}

function progressOf(
  { catalogue, count }: Engine,
  view: View,
  seat: number,
  card: number,
  scorers: readonly number[],
  isPrivate: boolean,
): ObjectiveProgress | null {
  const def = defOf(catalogue, 'objective', card)
  if (def === undefined) return null
  const { condition } = def
  const have = seat < 0 ? 0 : count(view, seat, condition.count)
  return {
    card,
    countable: condition.count,
    needed: condition.atLeast ?? condition.atMost ?? 0,
    isAtMost: condition.atMost !== undefined,
    have,
    isMet: seat >= 0 && isMet(condition, have),
    isScored: scorers.includes(seat),
    scorers,
    isPrivate,
  }
}

function isMet({ atLeast = 0, atMost = Number.MAX_SAFE_INTEGER }: Condition, have: number): boolean {
  return have >= atLeast && have <= atMost
}

export type GoalRanking = {
  readonly guidepost: GuidepostDef
  readonly countable: Countable | null
  /** How much each seat has of what the goal counts. */
  readonly amounts: readonly number[]
  readonly best: number
  /** Seats that would achieve the goal now. */
  readonly leaders: readonly number[]
}

/** Who would achieve the goal of the guidepost if the game ended now; null without a guidepost. */
export function goalRankingOf(engine: Engine, view: View): GoalRanking | null {
  const guidepost = guidepostOf(engine.catalogue, view)
  if (guidepost === null) return null
  const { goal } = guidepost
  const seats = view.table.seats.map((_, seat) => seat)
  if (goal === 'candle') return { guidepost, countable: null, amounts: [], best: 0, leaders: [] }
  const countable = 'most' in goal ? goal.most : goal.fewest
  const amounts = seats.map((seat) => engine.count(view, seat, countable))
  const best = 'most' in goal ? Math.max(...amounts) : Math.min(...amounts)
  return { guidepost, countable, amounts, best, leaders: seats.filter((seat) => amounts[seat] === best) }
}

export function guidepostOf(catalogue: Catalogue, view: View): GuidepostDef | null {
  return defOf(catalogue, 'guidepost', view.table.guidepost) ?? null
}
