import {
  CHARTERS,
  type ClosedOption,
  charterOfSpot,
  type Decision,
  GOODS,
  type Good,
  numbersOf,
  plotSpot,
  type Reason,
  STANDARD_BOARD,
  tileSpot,
  type View,
} from '@charterstone/engine'

/** Where on the table an answer is given. */
export type Target =
  | { readonly kind: 'spot'; readonly spot: number }
  /** All spots of a charter, by its number; only ever closed. */
  | { readonly kind: 'charter'; readonly charter: number }
  | { readonly kind: 'mat'; readonly card: number }
  | { readonly kind: 'hand'; readonly card: number }
  | { readonly kind: 'objective'; readonly card: number }
  | { readonly kind: 'quota'; readonly space: number }
  | { readonly kind: 'good'; readonly good: Good }
  /** A card that lies nowhere in sight: in the deck, the discard pile, the chest. */
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'button' }

export type Choice = { readonly key: string; readonly target: Target }

/** Something that cannot be chosen now: where a person looks for it, and why it is closed. */
export type Closed = Choice & { readonly reason: Reason }

/** Index numbers by slug, as option keys use them. */
export type Numbers = ReadonlyMap<string, number>

const NAMES: readonly string[] = CHARTERS
const BUTTON: Target = { kind: 'button' }
const GOOD_WORDS: ReadonlySet<string> = new Set(['pay', 'gain', 'give', 'keep', 'spare', 'minion'])

export function choicesOf(view: View, decision: Decision, numbers: Numbers): readonly Choice[] {
  return decision.options.map((key, place) => ({
    key,
    target: targetOf(view, decision, numbers, key, numbersOf(decision)[place] ?? -1),
  }))
}

/** The same for closed options, which have no value: a plot is told by the charter of the seat that is asked. */
export function closedOf(
  view: View,
  decision: Decision,
  numbers: Numbers,
  options: readonly ClosedOption[],
): readonly Closed[] {
  const own = view.table.seats[decision.seat]?.charter ?? 0
  return options.map(({ key, reason }) => ({
    key,
    reason,
    target: targetOf(view, decision, numbers, key, spotOfKey(own, key)),
  }))
}

function spotOfKey(charter: number, key: string): number {
  const number = Number(key.slice(key.indexOf(':') + 1)) - 1
  if (key.startsWith('plot:')) return plotSpot(charter, number)
  return key.startsWith('island:') ? tileSpot(charter, number) : -1
}

export function isAtSpot(target: Target, spot: number): boolean {
  if (target.kind === 'charter') return charterOfSpot(spot) === target.charter
  return target.kind === 'spot' && target.spot === spot
}

/** Why a card cannot be chosen, wherever it lies; undefined when nothing is said of it. */
export function reasonOfCard(closed: readonly Closed[], card: number): Reason | undefined {
  return closed.find(({ target }) => 'card' in target && target.card === card)?.reason
}

export function wordOf(key: string): string {
  return key.split(':', 1)[0] ?? key
}

function targetOf(view: View, decision: Decision, numbers: Numbers, key: string, value: number): Target {
  const word = wordOf(key)
  const name = key.slice(word.length + 1)
  if (word === 'quota') return quotaTarget(name)
  if (word === 'charter') return { kind: 'charter', charter: NAMES.indexOf(name) }
  if ((word === 'plot' || word === 'island') && decision.kind !== 'island-tile') return spotTarget(value)
  const good = GOOD_WORDS.has(word) ? GOODS.find((each) => each === name) : undefined
  if (good !== undefined) return { kind: 'good', good }
  const number = numbers.get(name)
  return number === undefined ? BUTTON : numberTarget(view, decision, word, number)
}

function quotaTarget(name: string): Target {
  const space = STANDARD_BOARD.quota.findIndex(({ row, column }) => name === `${row}-${column}`)
  return space < 0 ? BUTTON : { kind: 'quota', space }
}

function spotTarget(spot: number): Target {
  return spot < 0 ? BUTTON : { kind: 'spot', spot }
}

function numberTarget(
  { legacy, table }: View,
  { kind, seat }: Decision,
  word: string,
  number: number,
): Target {
  const isOnBoard =
    word === 'place' || word === 'scroll' || word === 'retrieve' || kind === 'peril-from-charter'
  if (isOnBoard) return spotTarget(legacy.buildings.indexOf(number))
  if (word === 'score') return { kind: 'objective', card: number }
  if (word === 'power' || word === 'name') return BUTTON
  const holder = table.seats[seat]
  const isHeld = holder !== undefined && (holder.cards.includes(number) || holder.objectives.includes(number))
  if (word === 'card' && kind !== 'tribute' && table.mat.includes(number))
    return { kind: 'mat', card: number }
  return isHeld ? { kind: 'hand', card: number } : { kind: 'card', card: number }
}

/** The keys of all choices that are given at one place. */
export function keysAt(choices: readonly Choice[], isThere: (target: Target) => boolean): readonly string[] {
  return choices.filter(({ target }) => isThere(target)).map(({ key }) => key)
}
