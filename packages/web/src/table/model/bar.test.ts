import { type Decision, type DecisionKind, keyOf, type Option } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { barOf } from './bar.ts'
import type { Choice, Closed, Target } from './target.ts'

const BUTTON: Target = { kind: 'button' }

function choice(option: Option, target: Target = BUTTON): Choice {
  return { key: keyOf(option), option, target }
}

function closed(option: Option, target: Target = BUTTON): Closed {
  return { ...choice(option, target), reason: { lack: 'supply', count: 1 } }
}

function card(verb: 'use' | 'use-power' | 'name' | 'pick-persona', slug: string, target?: Target): Choice {
  return choice({ kind: 'card', verb, card: 301, slug }, target)
}

function asked(kind: DecisionKind): Decision {
  return { seat: 0, kind, source: 0, options: [], open: false, secret: false }
}

function buttonsFor(kind: DecisionKind, ...choices: Choice[]): readonly Choice[] {
  return barOf(asked(kind), choices, []).buttons
}

const PERSONA = card('pick-persona', 'gardener', { kind: 'card', card: 301 })
const SKIP = choice({ kind: 'skip' })
const PASS = choice({ kind: 'pass' })
const END = choice({ kind: 'end' })
const RETRIEVE = choice({ kind: 'retrieve-all' })
const MINION = choice({ kind: 'send-minion', minion: 'cat' }, { kind: 'good', good: 'cat' })
const ITEM = card('use', 'lantern', { kind: 'hand', card: 301 })
const POWER = card('use-power', 'banker')
const NAME = card('name', 'assistant')
const PAY_WOOD = choice({ kind: 'good', verb: 'pay', good: 'wood', count: 1 }, { kind: 'good', good: 'wood' })
const ON_BOARD = choice(
  { kind: 'place', by: 'worker', spot: 3, building: 604, slug: 'market' },
  { kind: 'spot', spot: 3 },
)

describe('the bar of a question', () => {
  it('what is on a sheet over the village is not in the bar as well', () => {
    expect(buttonsFor('persona', PERSONA)).toEqual([])
    expect(buttonsFor('glory', choice({ kind: 'glory-row', row: 0 }))).toEqual([])
    expect(buttonsFor('glory', choice({ kind: 'extra-glory' }))).toEqual([])
  })

  it('skipping is in the bar, though the rest is on a sheet', () => {
    expect(buttonsFor('persona', PERSONA, SKIP)).toEqual([SKIP])
  })

  it('without a sheet every button is in the bar, in the order of the options', () => {
    expect(buttonsFor('may', SKIP, PASS, choice({ kind: 'take' }))).toHaveLength(3)
    expect(buttonsFor('may', SKIP, PASS)).toEqual([SKIP, PASS])
    expect(buttonsFor('may', PASS, SKIP)).toEqual([PASS, SKIP])
  })

  it('goods have a row of their own', () => {
    const bar = barOf(asked('pay'), [PAY_WOOD, SKIP], [])
    expect([bar.goods, bar.buttons, bar.more]).toEqual([[PAY_WOOD], [SKIP], []])
  })

  it('the top card of the deck is taken from the deck, and a spot in the village', () => {
    expect(buttonsFor('card', choice({ kind: 'top-card' }), ON_BOARD)).toEqual([])
  })

  it('[D7] closed goods are among the goods, other closed options among the buttons', () => {
    const wood = closed(PAY_WOOD.option, PAY_WOOD.target)
    const pay = barOf(asked('pay'), [], [wood])
    expect([pay.closedGoods, pay.closed]).toEqual([[wood], []])
    const coin = closed({ kind: 'capacity', what: 'coin' })
    expect(barOf(asked('capacity'), [], [coin]).closed).toEqual([coin])
  })

  it('[D7] a closed row of glory is on its sheet, a closed spot in the village', () => {
    const row = closed({ kind: 'glory-row', row: 1 })
    expect(barOf(asked('glory'), [], [row]).closed).toEqual([])
    expect(barOf(asked('plot'), [], [closed(ON_BOARD.option, ON_BOARD.target)]).closed).toEqual([])
  })
})

describe('the bar of a turn', () => {
  it('the most likely button is first, whatever the order of the options', () => {
    expect(buttonsFor('act', POWER, ITEM, MINION)).toEqual([MINION, ITEM, POWER])
    expect(buttonsFor('act', ITEM, RETRIEVE)).toEqual([RETRIEVE, ITEM])
  })

  it('three buttons are in sight, the others behind "more"', () => {
    const bar = barOf(asked('act'), [RETRIEVE, MINION, ITEM, POWER], [])
    expect(bar.buttons).toEqual([RETRIEVE, MINION, ITEM])
    expect(bar.more).toEqual([POWER])
  })

  it('a phone has room for more buttons', () => {
    expect(barOf(asked('act'), [RETRIEVE, MINION, ITEM, POWER], [], 4).more).toEqual([])
  })

  it('naming an assistant is always behind "more"', () => {
    const bar = barOf(asked('act'), [NAME], [])
    expect([bar.buttons, bar.more]).toEqual([[], [NAME]])
  })

  it('an item of the hand can be used from the bar on a turn, and on no other question', () => {
    expect(buttonsFor('turn-end', ITEM, END)).toEqual([END, ITEM])
    expect(buttonsFor('may', ITEM)).toEqual([])
  })

  it('a minion is a button and not a good', () => {
    expect(barOf(asked('act'), [MINION], []).goods).toEqual([])
  })

  it('[D7] one closed action has room beside one button, the others are behind "more"', () => {
    const item = closed(ITEM.option, ITEM.target)
    const power = closed(POWER.option)
    const bar = barOf(asked('act'), [PASS], [item, power])
    expect([bar.closed, bar.closedMore]).toEqual([[item], [power]])
  })

  it('[D7] beside two buttons all closed actions are behind "more"', () => {
    const item = closed(ITEM.option, ITEM.target)
    const bar = barOf(asked('act'), [PASS, MINION], [item])
    expect([bar.closed, bar.closedMore]).toEqual([[], [item]])
  })

  it('[D7] a closed building and closed retrieving are not in the bar', () => {
    const market = closed(ON_BOARD.option, ON_BOARD.target)
    const bar = barOf(asked('act'), [], [market, closed({ kind: 'retrieve-all' })])
    expect([bar.closed, bar.closedMore]).toEqual([[], []])
  })
})
