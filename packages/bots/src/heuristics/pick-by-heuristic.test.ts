import { type Scenario, type ScenarioSetup, type SeatSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { isHeuristicKind, pickByHeuristic } from './pick-by-heuristic.ts'

/** The key that the heuristic picks in the pending decision, which must be of this kind. */
function pick(s: Scenario, kind: string): string {
  const { pending } = s.state
  expect(pending?.kind).toBe(kind)
  return pending?.options[pickByHeuristic(evaluatorOf(s), s.state, pending)] ?? ''
}

/** Answers with the heuristic until a decision of this kind is pending. */
function until(s: Scenario, kind: string): Scenario {
  for (let steps = 0; steps < 60 && s.state.pending !== null && s.state.pending.kind !== kind; steps++)
    s.answer(s.state.pending.options[pickByHeuristic(evaluatorOf(s), s.state, s.state.pending)] ?? '')
  return s
}

describe('goods', () => {
  function atOrchard(player: SeatSetup): Scenario {
    const players = [{ ...player, goods: { coin: 1, ...player.goods } }]
    return scenario({ village: { purple: ['patch', 'orchard'] }, players }).answer('place:orchard')
  }

  it('the resource that a building card lacks is taken first', () => {
    const goods = { coal: 2, clay: 1 }
    expect(pick(atOrchard({ cards: ['kiln'], goods }), 'take-any')).toBe('gain:grain')
  })

  it('a kind that the seat has not is taken before one that it has', () => {
    const goods = { pumpkin: 1, coal: 1, wood: 1, clay: 1, grain: 1 }
    expect(pick(atOrchard({ goods }), 'take-any')).toBe('gain:metal')
  })

  it('the resource that the seat has most of pays', () => {
    const s = scenario({ players: [{ goods: { coal: 1, wood: 3, clay: 2 } }] }).answer('place:treasury')
    expect(pick(s, 'pay')).toBe('pay:wood')
  })

  it('a resource that a building card needs does not pay', () => {
    const goods = { coal: 2, wood: 1 }
    const s = scenario({ players: [{ goods, cards: ['kiln'] }] }).answer('place:treasury')
    expect(pick(s, 'pay')).toBe('pay:wood')
  })

  it('coins are sold before cards, and a bonus of one point is worth a second coin', () => {
    const goods = { coin: 3, wood: 3 }
    const s = scenario({ players: [{ goods, cards: ['sherpa', 'broker', 'ida'] }] }).answer(
      'place:cloud-port',
    )
    expect(pick(s, 'sell')).toBe('quota:coin-2')
  })

  it('the card that is wanted least is given as tribute', () => {
    const players = [{ personas: ['loyal-green'] }, { cards: ['sherpa', 'broker', 'ida'] }]
    const s = scenario({ players }).answer('power:loyal-green')
    expect(pick(s, 'tribute')).not.toBe('card:ida')
  })
})

describe('reputation', () => {
  const atParlour = (influence: number): Scenario =>
    scenario({
      rules: ['minions'],
      village: { black: ['seam', 'parlour'] },
      players: [{ goods: { coin: 1 }, influence }],
    }).answer('place:parlour')

  it('reputation is taken while there is influence to spare', () => {
    expect(pick(atParlour(5), 'reputation')).toBe('take')
  })

  it('reputation is declined with the last influence', () => {
    expect(pick(atParlour(1), 'reputation')).toBe('skip')
  })
})

describe('cards and buildings', () => {
  it('a card of a type that the seat has not comes first', () => {
    const s = scenario({
      rules: ['friends'],
      mat: ['sherpa', 'broker', 'ida'],
      players: [{ goods: { wood: 1, coin: 1 }, cards: ['engineer', 'maestro'] }],
    }).answer('place:market')
    expect(pick(s, 'card')).toBe('card:ida')
  })

  it('the crate of the more valuable building is opened first', () => {
    const s = scenario({ players: [{ goods: { coin: 4 }, cards: ['patch-built', 'kiln-built'] }] })
    expect(pick(s.answer('place:charterstone'), 'unlock')).toBe('open:kiln-built')
  })

  it('an empty plot comes before one that is built on', () => {
    const player = { goods: { coal: 2, clay: 1, grain: 1 }, cards: ['kiln'] }
    const setup: ScenarioSetup = { rules: ['overbuilding'], players: [player] }
    const purple = ['patch', 'orchard', 'almanac', 'tribunal', null, 'circus']
    const s = scenario({ ...setup, village: { purple } }).answer('place:zeppelin')
    expect(pick(s, 'plot')).toBe('plot:5')
  })

  it('without an empty plot the least valuable building goes', () => {
    const player = { goods: { coal: 2, clay: 1, grain: 1 }, cards: ['kiln'] }
    const purple = ['patch', 'fairground', 'almanac', 'tribunal', 'clinic', 'circus']
    const s = scenario({ rules: ['overbuilding'], players: [player], village: { purple } })
    expect(pick(s.answer('place:zeppelin'), 'plot')).toBe('plot:4')
  })
})

describe('personas', () => {
  const choosing = (chest: string[], used: number[] = []): Scenario =>
    scenario({
      begin: 'setup',
      game: 2,
      players: [{ chest }, { chest: ['miner'] }],
      charters: { purple: { used } },
    })

  it('the persona with the better ability is used', () => {
    // The musician gains a point at every building of the commons, the gardener only for pumpkins.
    expect(pick(choosing(['gardener', 'musician']), 'persona')).toBe('persona:musician')
  })

  it('a persona that was never used comes before a better one that was', () => {
    expect(pick(choosing(['gardener', 'musician'], [223]), 'persona')).toBe('persona:gardener')
  })
})

describe('between games', () => {
  const ending = (player: SeatSetup, rest: ScenarioSetup = {}): Scenario =>
    scenario({ begin: 'end', game: 3, rules: ['end-steps'], players: [player, { vp: 40 }], ...rest })

  it('the first star goes to the row of personas when the chest is full', () => {
    const chest = ['gardener', 'musician', 'trainer', 'messenger']
    expect(pick(until(ending({ vp: 12, chest }), 'glory'), 'glory')).toBe('row:9')
  })

  it('a row that has begun is filled before another', () => {
    const glory = [0, 0, 0, 0, 0, 0, 0, 5, 0]
    const s = ending({ vp: 12, chest: ['gardener'] }, { charters: { purple: { glory } } })
    expect(pick(until(s, 'glory'), 'glory')).toBe('row:8')
  })

  it('the smallest capacity grows, cards before coins', () => {
    const capacity = (card: number): Scenario =>
      ending({ vp: 2 }, { charters: { purple: { capacity: { coin: 1, resource: 1, card, minion: 1 } } } })
    expect(pick(until(capacity(1), 'capacity'), 'capacity')).toBe('capacity:card')
    expect(pick(until(capacity(3), 'capacity'), 'capacity')).toBe('capacity:minion')
  })

  it('a resource that a card needs is kept', () => {
    const s = ending({ vp: 2, goods: { wood: 1, coal: 1 }, cards: ['kiln'] })
    expect(pick(until(s, 'keep'), 'keep')).toBe('keep:coal')
  })
})

test('the decisions that are never searched are those whose worth shows in later games', () => {
  const kinds = [
    'glory',
    'capacity',
    'keep',
    'persona',
    'name',
    'plot',
    'act',
    'pay',
    'card',
    'sell',
  ] as const
  const { pending } = scenario().state
  if (pending === null) throw new Error('no decision')
  expect(kinds.filter((kind) => isHeuristicKind({ ...pending, kind }))).toEqual([
    'glory',
    'capacity',
    'keep',
    'persona',
    'name',
    'plot',
  ])
})

test('a decision without a score of its own prefers doing something to declining', () => {
  const s = scenario({ village: { green: ['lot', 'exchange'] }, players: [{ goods: { wood: 2 } }] })
  s.answer('place:exchange')
  expect(s.options()).toEqual(['trade', 'skip'])
  expect(pick(s, s.state.pending?.kind ?? '')).toBe('trade')
})
