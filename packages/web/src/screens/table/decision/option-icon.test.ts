import { greengully } from '@charterstone/content'
import type { CardVerb, DecisionKind, Option } from '@charterstone/engine'
import { FIRST_TILE } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { iconOfOption } from './option-icon.ts'

function iconOf(option: Option, kind: DecisionKind = 'act') {
  return iconOfOption(greengully, kind, option)
}

const market = { spot: 4, building: 605, slug: 'market' }
const [item] = greengully.items
const card = (verb: CardVerb, number = item?.number ?? 0): Option => ({
  kind: 'card',
  verb,
  card: number,
  slug: 'x',
})

it('a building is used by a worker, or by a worker with a treasure', () => {
  expect(iconOf({ kind: 'place', by: 'worker', ...market })).toBe('worker-large')
  expect(iconOf({ kind: 'place', by: 'scroll', ...market })).toBe('treasure')
  expect(iconOf({ kind: 'retrieve', ...market })).toBe('retrieve-all')
  expect(iconOf({ kind: 'take-peril', ...market })).toBe('peril')
})

it('to stay with a name is no refusal', () => {
  expect(iconOf({ kind: 'skip' }, 'name')).toBe('check')
  expect(iconOf({ kind: 'skip' })).toBe('close')
})

it('a plot and an island look different', () => {
  expect(iconOf({ kind: 'plot', spot: FIRST_TILE - 1 })).toBe('plot')
  expect(iconOf({ kind: 'plot', spot: FIRST_TILE })).toBe('island')
})

it('goods, minions, workers and capacity show themselves', () => {
  expect(iconOf({ kind: 'good', verb: 'pay', good: 'clay', count: 1 })).toBe('clay')
  expect(iconOf({ kind: 'send-minion', minion: 'cat' })).toBe('cat')
  expect(iconOf({ kind: 'worker', worker: 'spectral' })).toBe('worker-spectral')
  expect(iconOf({ kind: 'capacity', what: 'minion' })).toBe('capacity-minion')
  expect(iconOf({ kind: 'start', what: 'vp', count: 3 })).toBe('vp')
})

it('a card shows its type, unless the verb says more', () => {
  expect(iconOf(card('use'))).toBe('item')
  expect(iconOf(card('keep'))).toBe('item')
  expect(iconOf(card('use-power'))).toBe('persona')
  expect(iconOf(card('pick-persona'))).toBe('persona')
  expect(iconOf(card('name'))).toBe('edit')
  expect(iconOf(card('score'))).toBe('objective')
  expect(iconOf(card('pick-victory-card', greengully.victoryCards[0]?.number))).toBe('card')
})

it('a choice between effects shows the first one', () => {
  const effects = [{ kind: 'gain', good: 'wood', count: 1 }] as const
  expect(iconOf({ kind: 'choose', index: 0, effects })).toBe('wood')
  expect(iconOf({ kind: 'choose', index: 0, effects: [] })).toBe('check')
})

it('taking is reputation where reputation is asked for, and a plain yes elsewhere', () => {
  expect(iconOf({ kind: 'take' }, 'reputation')).toBe('reputation')
  expect(iconOf({ kind: 'take' }, 'may')).toBe('check')
})

it('a kind answer to a companion raises capacity, a wary one gives glory', () => {
  expect(iconOf({ kind: 'companion', treated: 'kind' })).toBe('capacity')
  expect(iconOf({ kind: 'companion', treated: 'wary' })).toBe('glory')
})

it('paying for nothing shows what the payment would have been for', () => {
  expect(iconOf({ kind: 'only-pay', verb: 'build' })).toBe('construct')
  expect(iconOf({ kind: 'only-pay', verb: 'open' })).toBe('crate-open')
})

it('each plain answer has an icon of its own', () => {
  const icons = (
    ['pass', 'skip', 'trade', 'look', 'bump', 'share', 'pay', 'retrieve-all', 'top-card'] as const
  ).map((kind) => iconOf({ kind }))
  expect(new Set(icons).size).toBe(icons.length)
})
