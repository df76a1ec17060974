import {
  type ClosedOption,
  charterOfSpot,
  type Decision,
  type Good,
  keyOf,
  type Option,
  type OptionOf,
  type Reason,
  type View,
} from '@charterstone/engine'

/** Where on the table an option is chosen. */
export type Target =
  | { readonly kind: 'spot'; readonly spot: number }
  /** All spots of a charter; only ever closed. */
  | { readonly kind: 'charter'; readonly charter: number }
  | { readonly kind: 'mat'; readonly card: number }
  | { readonly kind: 'hand'; readonly card: number }
  | { readonly kind: 'objective'; readonly card: number }
  | { readonly kind: 'quota'; readonly space: number }
  | { readonly kind: 'good'; readonly good: Good }
  /** A card that is not on the table: in the deck, the discard pile, the chest. */
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'button' }

/** An option, its answer, and where it is chosen. */
export type Choice = { readonly key: string; readonly option: Option; readonly target: Target }

/** An option that cannot be chosen now, where a player looks for it, and why it is closed. */
export type Closed = Choice & { readonly reason: Reason }

const BUTTON: Target = { kind: 'button' }

export function choicesOf(view: View, decision: Decision, options: readonly Option[]): readonly Choice[] {
  return options.map((option) => ({ key: keyOf(option), option, target: targetOf(view, decision, option) }))
}

export function closedOf(
  view: View,
  decision: Decision,
  options: readonly ClosedOption[],
): readonly Closed[] {
  return options.map(({ option, reason }) => ({
    key: keyOf(option),
    option,
    reason,
    target: targetOf(view, decision, option),
  }))
}

function targetOf(view: View, decision: Decision, option: Option): Target {
  switch (option.kind) {
    case 'place':
    case 'retrieve':
    case 'take-peril':
      return { kind: 'spot', spot: option.spot }
    case 'plot':
      // Islands that are not laid yet have no spot in the village; they are chosen on a sheet.
      return decision.kind === 'island-tile' ? BUTTON : { kind: 'spot', spot: option.spot }
    case 'charter':
      return { kind: 'charter', charter: option.charter }
    case 'quota':
      return { kind: 'quota', space: option.space }
    case 'good':
      return { kind: 'good', good: option.good }
    case 'send-minion':
      return { kind: 'good', good: option.minion }
    case 'card':
      return targetOfCard(view, decision, option)
    default:
      return BUTTON
  }
}

function targetOfCard({ table }: View, { seat }: Decision, { verb, card }: OptionOf<'card'>): Target {
  if (verb === 'score') return { kind: 'objective', card }
  if (verb === 'use-power' || verb === 'name') return BUTTON
  if (verb === 'take' && table.mat.includes(card)) return { kind: 'mat', card }
  const holder = table.seats[seat]
  const isHeld = holder !== undefined && (holder.cards.includes(card) || holder.objectives.includes(card))
  return { kind: isHeld ? 'hand' : 'card', card }
}

export function isAtSpot(target: Target, spot: number): boolean {
  if (target.kind === 'charter') return charterOfSpot(spot) === target.charter
  return target.kind === 'spot' && target.spot === spot
}

/** Why a card cannot be chosen, wherever it is; undefined when it is not closed. */
export function reasonOfCard(closed: readonly Closed[], card: number): Reason | undefined {
  return closed.find(({ target }) => 'card' in target && target.card === card)?.reason
}

/** The choices that a card stands for, wherever it is. To name it is none of them. */
export function choicesOfCard(choices: readonly Choice[], card: number): readonly Choice[] {
  return choices.filter(
    ({ option }) => option.kind === 'card' && option.card === card && option.verb !== 'name',
  )
}

/** The choices at one target, such as a building that can be used with and without a scroll. */
export function choicesAt(choices: readonly Choice[], target: Target): readonly Choice[] {
  return choices.filter((choice) => isSame(choice.target, target))
}

/** The choice at a target that has at most one; null for none. */
export function choiceAt(choices: readonly Choice[], target: Target): Choice | null {
  return choicesAt(choices, target)[0] ?? null
}

export function closedAt(closed: readonly Closed[], target: Target): Closed | null {
  return closed.find((option) => isSame(option.target, target)) ?? null
}

function isSame(a: Target, b: Target): boolean {
  switch (a.kind) {
    case 'spot':
      return b.kind === 'spot' && a.spot === b.spot
    case 'charter':
      return b.kind === 'charter' && a.charter === b.charter
    case 'quota':
      return b.kind === 'quota' && a.space === b.space
    case 'good':
      return b.kind === 'good' && a.good === b.good
    case 'button':
      return b.kind === 'button'
    case 'mat':
    case 'hand':
    case 'objective':
    case 'card':
      return a.kind === b.kind && a.card === b.card
  }
}
