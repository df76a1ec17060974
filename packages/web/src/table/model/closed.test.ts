import { greengully, words } from '@charterstone/content'
import {
  type ClosedOption,
  castOf,
  createEngine,
  type Decision,
  type DecisionKind,
  plotSpot,
  tileSpot,
} from '@charterstone/engine'
import { expect, it } from 'vitest'
import { barOf } from './bar.ts'
import { choicesOf, closedOf, isAtSpot, reasonOfCard } from './target.ts'
import { tileStatesOf } from './tile-states.ts'

const BLACK = 1
const engine = createEngine(greengully)
const state = engine.newCampaign({
  seed: 1,
  seats: [0, BLACK].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const })),
})
engine.startGame(state)
const view = engine.view(state, 1)
const { numbers } = castOf(words.en, greengully, state.legacy)

function asked(
  kind: DecisionKind,
  options: readonly string[] = [],
  values: readonly number[] = [],
): Decision {
  const decision = { seat: 1, kind, source: 0, options, values, open: false, secret: false }
  return decision
}

function closed(kind: DecisionKind, ...keys: string[]) {
  const options = keys.flatMap((key): ClosedOption[] => {
    const option = engine.optionOf({ ...view, decision: asked(kind) }, key)
    return option === null ? [] : [{ option, key, reason: { lack: 'supply', count: 1 } }]
  })
  return closedOf(view, asked(kind), numbers, options)
}

it('[D7] a closed plot or island lies in the charter of the seat that is asked', () => {
  expect(closed('plot', 'plot:2', 'island:3').map(({ target }) => target)).toEqual([
    { kind: 'spot', spot: plotSpot(BLACK, 1) },
    { kind: 'spot', spot: tileSpot(BLACK, 2) },
  ])
})

it('[D7] a closed charter is closed at each of its spots, and at no other', () => {
  const [option] = closed('plot', 'charter:red')
  if (option === undefined) throw new Error('nothing is closed')
  expect([isAtSpot(option.target, plotSpot(3, 0)), isAtSpot(option.target, tileSpot(3, 3))]).toEqual([
    true,
    true,
  ])
  expect([isAtSpot(option.target, plotSpot(2, 5)), isAtSpot(option.target, 0)]).toEqual([false, false])
})

it('[D7] closed spots are veiled, open ones are not', () => {
  const spot = plotSpot(BLACK, 2)
  const decision = asked('plot', ['plot:3'], [spot])
  const choices = choicesOf(view, decision, numbers)
  const states = tileStatesOf(decision, choices, closed('plot', 'plot:1', 'plot:3', 'charter:red'), null)
  expect([states.get(plotSpot(BLACK, 0)), states.get(spot), states.get(plotSpot(3, 4))]).toEqual([
    'closed',
    'option',
    'closed',
  ])
  expect(states.get(plotSpot(0, 0))).toBeUndefined()
})

it('[D7] a card tells its reason wherever it lies', () => {
  const [card = 0] = view.table.mat
  const slug = [...numbers].find(([, number]) => number === card)?.[0] ?? ''
  const options = closed('card', `card:${slug}`)
  expect(reasonOfCard(options, card)).toEqual({ lack: 'supply', count: 1 })
  expect(reasonOfCard(options, card + 1)).toBeUndefined()
})

it('[D7] on my turn the bar has room for one closed action; the others stand behind "more"', () => {
  const options = closed('act', 'place:market', 'minion:cat', 'power:banker')
  const bar = barOf(asked('act'), [], options)
  expect(bar.closed.map(({ key }) => key)).toEqual(['minion:cat'])
  expect(bar.closedMore.map(({ key }) => key)).toEqual(['power:banker'])
})

it('[D7] closed goods stand among the goods, other closed answers among the buttons', () => {
  const pay = barOf(asked('pay'), [], closed('pay', 'pay:wood'))
  expect([pay.closedGoods.map(({ key }) => key), pay.closed]).toEqual([['pay:wood'], []])
  const capacity = barOf(asked('capacity'), [], closed('capacity', 'capacity:coin'))
  expect(capacity.closed.map(({ key }) => key)).toEqual(['capacity:coin'])
  expect(barOf(asked('glory'), [], closed('glory', 'row:1')).closed).toEqual([])
})
