import { type Decision, GOODS, type Good, QUOTA, type View } from '@charterstone/engine'

/** Where on the table an answer is given. */
export type Target =
  | { readonly kind: 'spot'; readonly spot: number }
  | { readonly kind: 'mat'; readonly card: number }
  | { readonly kind: 'hand'; readonly card: number }
  | { readonly kind: 'objective'; readonly card: number }
  | { readonly kind: 'quota'; readonly space: number }
  | { readonly kind: 'good'; readonly good: Good }
  /** A card that lies nowhere in sight: in the deck, the discard pile, the chest. */
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'button' }

export type Choice = { readonly key: string; readonly target: Target }

/** Index numbers by slug, as option keys use them. */
export type Numbers = ReadonlyMap<string, number>

const BUTTON: Target = { kind: 'button' }
const GOOD_WORDS: ReadonlySet<string> = new Set(['pay', 'gain', 'give', 'keep', 'spare', 'minion'])

export function choicesOf(view: View, decision: Decision, numbers: Numbers): readonly Choice[] {
  return decision.options.map((key, place) => ({
    key,
    target: targetOf(view, decision, numbers, key, decision.values[place] ?? -1),
  }))
}

/** The same for a closed option, which has no value. */
export function targetOfKey(view: View, decision: Decision, numbers: Numbers, key: string): Target {
  return targetOf(view, decision, numbers, key, -1)
}

export function wordOf(key: string): string {
  return key.split(':', 1)[0] ?? key
}

function targetOf(view: View, decision: Decision, numbers: Numbers, key: string, value: number): Target {
  const word = wordOf(key)
  const name = key.slice(word.length + 1)
  if (word === 'quota') return quotaTarget(name)
  if ((word === 'plot' || word === 'island') && decision.kind !== 'island-tile') return spotTarget(value)
  const good = GOOD_WORDS.has(word) ? GOODS.find((each) => each === name) : undefined
  if (good !== undefined) return { kind: 'good', good }
  const number = numbers.get(name)
  return number === undefined ? BUTTON : numberTarget(view, decision, word, number)
}

function quotaTarget(name: string): Target {
  const space = QUOTA.findIndex(({ row, column }) => name === `${row}-${column}`)
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
