import type { Decision } from '@charterstone/engine'
import { isOnSurface } from './surface.ts'
import { type Choice, type Closed, wordOf } from './target.ts'

/** The answers that are given in the decision bar, in three groups. */
export type Bar = {
  /** A row of icons: what to pay, take, spare, give, keep. */
  readonly goods: readonly Choice[]
  /** As buttons, most wanted first. */
  readonly buttons: readonly Choice[]
  /** Behind "more". */
  readonly more: readonly Choice[]
  /** Closed ones that a person would look for here: among the goods, among the buttons, behind "more". */
  readonly closedGoods: readonly Closed[]
  readonly closed: readonly Closed[]
  readonly closedMore: readonly Closed[]
}

const SHOWN = 3

/** Higher is further to the left. */
const RANKS: Readonly<Record<string, number>> = {
  take: 9,
  trade: 9,
  bump: 9,
  retrieve: 8,
  pass: 8,
  end: 8,
  minion: 6,
  use: 5,
  power: 4,
  skip: 3,
  name: -1,
}

export function barOf(
  decision: Decision,
  choices: readonly Choice[],
  closed: readonly Closed[],
  shown = SHOWN,
): Bar {
  const isTurn = decision.kind === 'act' || decision.kind === 'turn-end'
  const here = choices.filter((choice) => !isOnSurface(decision.kind, choice) && isInBar(choice, isTurn))
  const goods = isTurn ? [] : here.filter(({ target }) => target.kind === 'good')
  const rest = here.filter((choice) => !goods.includes(choice))
  const ranked = isTurn ? [...rest].sort((one, other) => rankOf(other.key) - rankOf(one.key)) : rest
  const first = isTurn ? ranked.filter(({ key }) => rankOf(key) >= 0).slice(0, shown) : ranked
  const shut = closed.filter((option) =>
    isTurn ? TURN_WORDS.has(wordOf(option.key)) : isButton(decision, option),
  )
  const room = isTurn ? (first.length < shown - 1 ? 1 : 0) : shut.length
  return {
    goods,
    buttons: first,
    more: ranked.filter((choice) => !first.includes(choice)),
    closedGoods: isTurn ? [] : closed.filter(({ target }) => target.kind === 'good'),
    closed: shut.slice(0, room),
    closedMore: shut.slice(room),
  }
}

/** What a seat looks for in the bar on its turn although it is closed. */
const TURN_WORDS: ReadonlySet<string> = new Set(['use', 'minion', 'power'])

function isButton({ kind }: Decision, option: Closed): boolean {
  return option.target.kind === 'button' && !isOnSurface(kind, option)
}

/** What lies on the table is chosen there; items and treasures may also be used from the bar. */
function isInBar({ key, target }: Choice, isTurn: boolean): boolean {
  if (key === 'card:top') return false
  if (target.kind === 'hand') return isTurn && key.startsWith('use:')
  return target.kind === 'button' || target.kind === 'good'
}

function rankOf(key: string): number {
  return RANKS[key.split(':', 1)[0] ?? ''] ?? 0
}
