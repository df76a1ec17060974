import type { CardVerb, Decision, Option, OptionKind } from '@charterstone/engine'
import { isOnSurface } from './surface.ts'
import type { Choice, Closed } from './target.ts'

/** The choices that are made in the decision bar, in three groups. */
export type Bar = {
  /** A row of icons: what to pay, take, spare, give, keep. */
  readonly goods: readonly Choice[]
  /** As buttons, the most likely first. */
  readonly buttons: readonly Choice[]
  /** Behind "more". */
  readonly more: readonly Choice[]
  /** Closed ones that a player would look for here: among the goods, among the buttons, behind "more". */
  readonly closedGoods: readonly Closed[]
  readonly closed: readonly Closed[]
  readonly closedMore: readonly Closed[]
}

const BUTTONS_OF_A_TURN = 3

/** On a turn, higher is further to the left. What is below 0 is always behind "more". */
const RANKS: Partial<Readonly<Record<OptionKind, number>>> = {
  take: 9,
  trade: 9,
  bump: 9,
  'retrieve-all': 8,
  pass: 8,
  end: 8,
  'send-minion': 6,
  skip: 3,
}
const CARD_RANKS: Partial<Readonly<Record<CardVerb, number>>> = { use: 5, 'use-power': 4, name: -1 }

export function barOf(
  decision: Decision,
  choices: readonly Choice[],
  closed: readonly Closed[],
  maxButtons = BUTTONS_OF_A_TURN,
): Bar {
  const here = choices.filter(
    (choice) => !isOnSurface(decision.kind, choice) && isInBar(choice, isTurn(decision)),
  )
  return isTurn(decision) ? barOfTurn(here, closed, maxButtons) : barOfQuestion(decision, here, closed)
}

function isTurn({ kind }: Decision): boolean {
  return kind === 'act' || kind === 'turn-end'
}

function barOfTurn(here: readonly Choice[], closed: readonly Closed[], maxButtons: number): Bar {
  const ranked = [...here].sort((a, b) => rankOf(b.option) - rankOf(a.option))
  const buttons = ranked.filter(({ option }) => rankOf(option) >= 0).slice(0, maxButtons)
  const shut = closed.filter(({ option }) => isLookedFor(option))
  const room = buttons.length < maxButtons - 1 ? 1 : 0
  return {
    goods: [],
    buttons,
    more: ranked.filter((choice) => !buttons.includes(choice)),
    closedGoods: [],
    closed: shut.slice(0, room),
    closedMore: shut.slice(room),
  }
}

function barOfQuestion(decision: Decision, here: readonly Choice[], closed: readonly Closed[]): Bar {
  return {
    goods: here.filter(({ target }) => target.kind === 'good'),
    buttons: here.filter(({ target }) => target.kind !== 'good'),
    more: [],
    closedGoods: closed.filter(({ target }) => target.kind === 'good'),
    closed: closed.filter((option) => option.target.kind === 'button' && !isOnSurface(decision.kind, option)),
    closedMore: [],
  }
}

/** What is on the table is chosen there; items and treasures may also be used from the bar. */
function isInBar({ option, target }: Choice, isTurn: boolean): boolean {
  if (option.kind === 'top-card') return false
  if (target.kind === 'hand') return isTurn && isCard(option, 'use')
  return target.kind === 'button' || target.kind === 'good'
}

/** What a player looks for in the bar on a turn although it is closed. */
function isLookedFor(option: Option): boolean {
  return option.kind === 'send-minion' || isCard(option, 'use') || isCard(option, 'use-power')
}

function isCard(option: Option, verb: CardVerb): boolean {
  return option.kind === 'card' && option.verb === verb
}

function rankOf(option: Option): number {
  return (option.kind === 'card' ? CARD_RANKS[option.verb] : RANKS[option.kind]) ?? 0
}
