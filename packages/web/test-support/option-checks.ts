import { ICON_NAMES } from '@charterstone/art/icons/icon-shapes.ts'
import { visibleSpots } from '@charterstone/art/scene/layout.ts'
import {
  boardOf,
  type Decision,
  describe as describeCard,
  sentenceOfDecision,
  sentenceOfOption,
  sentenceOfReason,
  sentenceOfWarning,
} from '@charterstone/engine'
import { iconOfOption } from '../src/screens/table/decision/option-icon.ts'
import { type Bar, barOf } from '../src/table/model/bar.ts'
import { isOnSurface } from '../src/table/model/surface.ts'
import { type Choice, type Closed, choicesOf, closedOf } from '../src/table/model/target.ts'
import { tileStatesOf } from '../src/table/model/tile-states.ts'
import { offeredCards, sideFor } from '../src/table/model/tray.ts'
import { engine, type Stop, stopsOf, type WalkSetup } from './campaign-walk.ts'
import { castsOf, flawOf } from './say-in.ts'

/** A stop at which a seat is asked something, with what the page makes of its options. */
export type Asked = Stop & {
  readonly decision: Decision
  readonly choices: readonly Choice[]
  readonly shut: readonly Closed[]
  readonly bar: Bar
  readonly visible: ReadonlySet<number>
}

export function askedIn(walks: readonly WalkSetup[]): readonly Asked[] {
  return walks.flatMap(stopsOf).flatMap((stop) => {
    const { view, decision, closed } = stop
    if (decision === null) return []
    const choices = choicesOf(view, decision, engine.options(view))
    const shut = closedOf(view, decision, closed)
    const bar = barOf(decision, choices, shut)
    return [{ ...stop, decision, choices, shut, bar, visible: new Set(visibleSpots(view.table.covers)) }]
  })
}

/** Every flaw that a check finds, with where; empty when all is well. */
export function flawsIn(
  asked: readonly Asked[],
  check: (stop: Asked) => readonly string[],
): readonly string[] {
  return asked.flatMap((stop) => check(stop).map((flaw) => `${stop.where}: ${flaw}`)).slice(0, 20)
}

const ICONS: readonly string[] = ICON_NAMES

/** What holds for the options of every question: each check returns its flaws. */
export const OPTION_CHECKS: Readonly<Record<string, (stop: Asked) => readonly string[]>> = {
  'every option becomes one choice, in the order in which it is offered': ({ decision, choices }) =>
    choices.map(({ key }) => key).join(' ') === decision.options.join(' ') ? [] : ['differs'],
  'every option can be pressed on exactly one part of the page; an item of the hand also in the bar': (
    stop,
  ) =>
    stop.choices.flatMap((choice) => {
      const parts = partsOf(stop, choice).join(' ')
      const isRight = choice.target.kind === 'hand' ? /^hand$|^bar hand$/ : /^\S+$/
      return isRight.test(parts) ? [] : [`${choice.key} (${choice.target.kind}) on [${parts}]`]
    }),
  'every option has an icon of the drawing kit': ({ decision, choices, shut }) =>
    [...choices, ...shut]
      .map(({ option }) => iconOfOption(engine.catalogue, decision.kind, option))
      .filter((icon) => !ICONS.includes(icon)),
  'every question and every option is a sentence in three languages': ({ decision, view, choices }) =>
    castsOf(view.legacy).flatMap((cast) =>
      [
        sentenceOfDecision(cast, decision, view.stack.at(-1)),
        ...choices.map(({ option }) => sentenceOfOption(cast, option)),
      ].flatMap((sentence) => flawOf(sentence) ?? []),
    ),
  'two options of one question read alike only when they are copies of one card': ({ view, choices }) =>
    castsOf(view.legacy).flatMap((cast) => {
      const texts = new Map<string, string | undefined>()
      return choices.flatMap(({ option, target }) => {
        const said = sentenceOfOption(cast, option)
        const text =
          'card' in target ? describeCard(cast.words, engine.catalogue, target.card)?.text : undefined
        const isTwice = texts.has(said) && (text === undefined || texts.get(said) !== text)
        texts.set(said, text)
        return isTwice ? [said] : []
      })
    }),
  'every closed option has its sentence and its reason in three languages': ({ view, closed, warnings }) =>
    castsOf(view.legacy).flatMap((cast) =>
      [
        ...closed.map(({ option }) => sentenceOfOption(cast, option)),
        ...closed.map(({ reason }) => sentenceOfReason(cast.words, reason)),
        ...warnings.map(({ reason }) => sentenceOfWarning(cast.words, reason)),
      ].flatMap((sentence) => flawOf(sentence) ?? []),
    ),
  'every closed option is shown in its place; only what is out of sight and retrieving are just in the list':
    (stop) =>
      stop.shut.flatMap((option) => {
        const { key, target } = option
        if (isShown(stop, option) || option.option.kind === 'retrieve-all') return []
        // A spot below an island, a card in the discard pile.
        const isHidden = target.kind === 'card' || (target.kind === 'spot' && target.spot >= 0)
        return isHidden ? [] : [`${key} (${target.kind})`]
      }),
  'the village marks the spots of options as open, and no other': ({ decision, choices, shut }) => {
    const spots = choices.flatMap(({ target }) => (target.kind === 'spot' ? [target.spot] : []))
    const states = tileStatesOf(decision, choices, shut, null)
    const open = [...states].flatMap(([spot, state]) => (state === 'option' ? [spot] : []))
    const isSame = new Set(spots).size === open.length && open.every((spot) => spots.includes(spot))
    return isSame ? [] : [`${spots.join(' ')} | ${open.join(' ')}`]
  },
  'the chosen spot is marked as chosen': ({ decision, choices, shut }) =>
    choices.flatMap(({ key, target }) => {
      if (target.kind !== 'spot') return []
      const state = tileStatesOf(decision, choices, shut, key).get(target.spot)
      // A scroll on the same spot is another option there.
      const isShared = choices.some(
        (other) => other.key !== key && other.target.kind === 'spot' && other.target.spot === target.spot,
      )
      return state === 'chosen' || isShared ? [] : [`${key} is ${state}`]
    }),
}

/** The parts of the page on which a choice can be pressed. */
function partsOf(stop: Asked, choice: Choice): readonly string[] {
  const { view, decision, choices, bar, visible } = stop
  const { key, option, target } = choice
  const side = sideFor(decision.kind, choices)
  const isOnHandSide = side === 'hand' || side === null
  const parts: Readonly<Record<string, boolean>> = {
    bar: [...bar.goods, ...bar.buttons, ...bar.more].some((each) => each.key === key),
    surface: isOnSurface(decision.kind, choice),
    village: target.kind === 'spot' && visible.has(target.spot),
    mat: target.kind === 'mat' && side === 'mat' && view.table.mat.includes(target.card),
    hand: target.kind === 'hand' && isOnHandSide && isHeld(stop, target.card),
    offer:
      (side === 'offer' || side === 'mat') && offeredCards(choices).some((each) => each.choice.key === key),
    deck: option.kind === 'top-card',
    objectives: target.kind === 'objective' && isObjective(stop, target.card),
    quota: target.kind === 'quota' && isSpace(stop, target.space),
  }
  return Object.keys(parts).filter((part) => parts[part])
}

function isShown(stop: Asked, option: Closed): boolean {
  const { view, decision, bar, visible } = stop
  const { target, key } = option
  const { closedGoods, closed, closedMore } = bar
  if ([...closedGoods, ...closed, ...closedMore].some((each) => each.key === key)) return true
  if (isOnSurface(decision.kind, option)) return true
  switch (target.kind) {
    case 'spot':
      return visible.has(target.spot)
    case 'charter':
      return target.charter >= 0
    case 'mat':
      return view.table.mat.includes(target.card)
    case 'hand':
      return isHeld(stop, target.card)
    case 'objective':
      return isObjective(stop, target.card)
    case 'quota':
      return isSpace(stop, target.space)
    default:
      return false
  }
}

function isHeld({ view, decision }: Asked, card: number): boolean {
  const own = view.table.seats[decision.seat]
  return [...(own?.cards ?? []), ...(own?.objectives ?? [])].includes(card)
}

/** On the board, or in front of a seat: a private objective of another seat is closed to this one. */
function isObjective({ view }: Asked, card: number): boolean {
  return [
    ...boardOf(engine.catalogue, view).objectives.map((each) => each.card),
    ...view.table.seats.flatMap(({ objectives, scored }) => [...objectives, ...scored]),
  ].includes(card)
}

function isSpace({ view }: Asked, space: number): boolean {
  return boardOf(engine.catalogue, view).quota.some(({ spaces }) =>
    spaces.some(({ index }) => index === space),
  )
}
