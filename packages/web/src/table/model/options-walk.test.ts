import { ICON_NAMES } from '@charterstone/art/icons/icon-shapes.ts'
import { visibleSpots } from '@charterstone/art/scene/layout.ts'
import {
  boardOf,
  type Decision,
  type DecisionKind,
  describe as describeCard,
  sentenceOfDecision,
  sentenceOfOption,
  sentenceOfReason,
  sentenceOfWarning,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { engine, QUICK_WALKS, type Stop, stopsOf } from '../../../test-support/campaign-walk.ts'
import { castsOf, flawOf } from '../../../test-support/say-in.ts'
import { iconOfOption } from '../../screens/table/decision/option-icon.ts'
import { type Bar, barOf } from './bar.ts'
import { isOnSurface } from './surface.ts'
import { type Choice, type Closed, choicesOf, closedOf } from './target.ts'
import { tileStatesOf } from './tile-states.ts'
import { offeredCards, sideFor } from './tray.ts'

type Asked = Stop & {
  readonly decision: Decision
  readonly choices: readonly Choice[]
  readonly shut: readonly Closed[]
  readonly bar: Bar
  readonly visible: ReadonlySet<number>
}

const asked: readonly Asked[] = QUICK_WALKS.flatMap(stopsOf).flatMap((stop) => {
  const { view, decision, closed } = stop
  if (decision === null) return []
  const choices = choicesOf(view, decision, engine.options(view))
  const shut = closedOf(view, decision, closed)
  const bar = barOf(decision, choices, shut)
  return [{ ...stop, decision, choices, shut, bar, visible: new Set(visibleSpots(view.table.covers)) }]
})

/** Every flaw that a check finds, with where; empty when all is well. */
function flawsIn(check: (stop: Asked) => readonly string[]): readonly string[] {
  return asked.flatMap((stop) => check(stop).map((flaw) => `${stop.where}: ${flaw}`)).slice(0, 20)
}

describe('the options of random campaigns', () => {
  it('the walks reach the questions of a whole campaign', () => {
    const kinds = new Set(asked.map(({ decision }) => decision.kind))
    const some: readonly DecisionKind[] = [
      'act',
      'card',
      'choose',
      'companion',
      'glory',
      'guidepost',
      'island-place',
      'keep',
      'pay',
      'plot',
      'sell',
      'take-any',
      'unlock',
      'victory-card',
    ]
    expect(some.filter((kind) => !kinds.has(kind))).toEqual([])
    expect(kinds.size).toBeGreaterThan(35)
  })

  it('every option becomes one choice, in the order in which it is offered', () => {
    const found = flawsIn(({ decision, choices }) =>
      choices.map(({ key }) => key).join(' ') === decision.options.join(' ') ? [] : ['differs'],
    )
    expect(found).toEqual([])
  })

  it('every option can be pressed on exactly one part of the page; an item of the hand also in the bar', () => {
    const found = flawsIn((stop) =>
      stop.choices.flatMap((choice) => {
        const parts = partsOf(stop, choice).join(' ')
        const isRight = choice.target.kind === 'hand' ? /^hand$|^bar hand$/ : /^\S+$/
        return isRight.test(parts) ? [] : [`${choice.key} (${choice.target.kind}) on [${parts}]`]
      }),
    )
    expect(found).toEqual([])
  })

  it('every option has an icon of the drawing kit', () => {
    const names: readonly string[] = ICON_NAMES
    const found = flawsIn(({ decision, choices, shut }) =>
      [...choices, ...shut]
        .map(({ option }) => iconOfOption(engine.catalogue, decision.kind, option))
        .filter((icon) => !names.includes(icon)),
    )
    expect(found).toEqual([])
  })

  it('every question and every option is a sentence in three languages', () => {
    const found = flawsIn(({ decision, view, choices }) =>
      castsOf(view.legacy).flatMap((cast) =>
        [
          sentenceOfDecision(cast, decision, view.stack.at(-1)),
          ...choices.map(({ option }) => sentenceOfOption(cast, option)),
        ].flatMap((sentence) => flawOf(sentence) ?? []),
      ),
    )
    expect(found).toEqual([])
  })

  it('two options of one question read alike only when they are copies of one card', () => {
    const found = flawsIn(({ view, choices }) =>
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
    )
    expect(found).toEqual([])
  })

  it('every closed option has its sentence and its reason in three languages', () => {
    const found = flawsIn(({ view, closed, warnings }) =>
      castsOf(view.legacy).flatMap((cast) =>
        [
          ...closed.map(({ option }) => sentenceOfOption(cast, option)),
          ...closed.map(({ reason }) => sentenceOfReason(cast.words, reason)),
          ...warnings.map(({ reason }) => sentenceOfWarning(cast.words, reason)),
        ].flatMap((sentence) => flawOf(sentence) ?? []),
      ),
    )
    expect(found).toEqual([])
  })

  it('every closed option is shown where it lies; only a hidden spot and retrieving are just in the list', () => {
    const found = flawsIn((stop) =>
      stop.shut.flatMap((option) => {
        const { key, target } = option
        if (isShown(stop, option) || option.option.kind === 'retrieve-all') return []
        const isHidden = target.kind === 'spot' && target.spot >= 0
        return isHidden ? [] : [`${key} (${target.kind})`]
      }),
    )
    expect(found).toEqual([])
  })

  it('the village marks the spots of options as open, and no other', () => {
    const found = flawsIn(({ decision, choices, shut }) => {
      const spots = choices.flatMap(({ target }) => (target.kind === 'spot' ? [target.spot] : []))
      const states = tileStatesOf(decision, choices, shut, null)
      const open = [...states].flatMap(([spot, state]) => (state === 'option' ? [spot] : []))
      const isSame = new Set(spots).size === open.length && open.every((spot) => spots.includes(spot))
      return isSame ? [] : [`${spots.join(' ')} | ${open.join(' ')}`]
    })
    expect(found).toEqual([])
  })

  it('the chosen spot is marked as chosen', () => {
    const found = flawsIn(({ decision, choices, shut }) =>
      choices.flatMap(({ key, target }) => {
        if (target.kind !== 'spot') return []
        const state = tileStatesOf(decision, choices, shut, key).get(target.spot)
        // A scroll on the same spot is another option there.
        const isShared = choices.some(
          (other) => other.key !== key && other.target.kind === 'spot' && other.target.spot === target.spot,
        )
        return state === 'chosen' || isShared ? [] : [`${key} is ${state}`]
      }),
    )
    expect(found).toEqual([])
  })
})

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
    offer: side === 'offer' && offeredCards(choices).some((each) => each.choice.key === key),
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

function isObjective({ view, decision }: Asked, card: number): boolean {
  const own = view.table.seats[decision.seat]
  return [
    ...boardOf(engine.catalogue, view).objectives.map((each) => each.card),
    ...(own?.objectives ?? []),
  ].includes(card)
}

function isSpace({ view }: Asked, space: number): boolean {
  return boardOf(engine.catalogue, view).quota.some(({ spaces }) =>
    spaces.some(({ index }) => index === space),
  )
}
