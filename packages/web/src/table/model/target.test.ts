import { greengully } from '@charterstone/content'
import {
  type ClosedOption,
  createEngine,
  type Decision,
  type DecisionKind,
  keyOf,
  type Option,
  plotSpot,
  tileSpot,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { choiceAt, choicesAt, choicesOf, closedAt, closedOf, isAtSpot, reasonOfCard } from './target.ts'
import { tileStatesOf } from './tile-states.ts'

const BLACK = 1
const RED = 3
const engine = createEngine(greengully)
const state = engine.newCampaign({
  seed: 1,
  seats: [0, BLACK].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const })),
})
engine.startGame(state)
const view = engine.view(state, 1)
const [matCard = 0] = view.table.mat
const heldCard = view.table.seats[1]?.cards[0] ?? 0

function asked(kind: DecisionKind): Decision {
  return { seat: 1, kind, source: 0, options: [], open: false, secret: false }
}

function targetOf(kind: DecisionKind, option: Option) {
  return choicesOf(view, asked(kind), [option])[0]?.target
}

function closed(kind: DecisionKind, ...options: Option[]) {
  const shut = options.map((option): ClosedOption => ({ option, reason: { lack: 'supply', count: 1 } }))
  return closedOf(view, asked(kind), shut)
}

const card = (verb: 'take' | 'give' | 'use' | 'score' | 'use-power' | 'name' | 'draw', number: number) =>
  ({ kind: 'card', verb, card: number, slug: 'x' }) as const
const QUOTA_SPACE: Option = { kind: 'quota', space: 7, row: 'coin', column: 2, count: 2, bonus: 'vp' }
const market = { spot: 4, building: 605, slug: 'market' } as const

describe('where an option is chosen', () => {
  it('buildings and plots are chosen on their spot', () => {
    expect(targetOf('act', { kind: 'place', by: 'worker', ...market })).toEqual({ kind: 'spot', spot: 4 })
    expect(targetOf('retrieve', { kind: 'retrieve', ...market })).toEqual({ kind: 'spot', spot: 4 })
    expect(targetOf('peril-from-charter', { kind: 'take-peril', ...market })).toMatchObject({ spot: 4 })
    expect(targetOf('plot', { kind: 'plot', spot: 9 })).toEqual({ kind: 'spot', spot: 9 })
  })

  it('an island that is not laid yet is chosen on a sheet', () => {
    expect(targetOf('island-tile', { kind: 'plot', spot: tileSpot(BLACK, 0) })).toEqual({ kind: 'button' })
  })

  it('a card is chosen where it is: on the mat, in the hand, or among the cards that are offered', () => {
    expect(targetOf('card', card('take', matCard))).toEqual({ kind: 'mat', card: matCard })
    expect(targetOf('act', card('use', heldCard))).toEqual({ kind: 'hand', card: heldCard })
    expect(targetOf('card', card('draw', 77))).toEqual({ kind: 'card', card: 77 })
  })

  it('a card that is given away comes from the hand, also when the same card is on the mat', () => {
    expect(targetOf('tribute', card('give', matCard))).toEqual({ kind: 'card', card: matCard })
    expect(targetOf('tribute', card('give', heldCard))).toEqual({ kind: 'hand', card: heldCard })
  })

  it('an objective is scored on its card, a quota space sold on the table', () => {
    expect(targetOf('score', card('score', 500))).toEqual({ kind: 'objective', card: 500 })
    expect(targetOf('sell', QUOTA_SPACE)).toEqual({
      kind: 'quota',
      space: 7,
    })
  })

  it('goods and minions are icons, powers and names are buttons', () => {
    const wood = { kind: 'good', verb: 'pay', good: 'wood', count: 1 } as const
    expect(targetOf('pay', wood)).toEqual({ kind: 'good', good: 'wood' })
    expect(targetOf('act', { kind: 'send-minion', minion: 'cat' })).toEqual({ kind: 'good', good: 'cat' })
    expect(targetOf('act', card('use-power', heldCard))).toEqual({ kind: 'button' })
    expect(targetOf('act', card('name', heldCard))).toEqual({ kind: 'button' })
    expect(targetOf('may', { kind: 'skip' })).toEqual({ kind: 'button' })
  })

  it('a choice bears the answer of its option', () => {
    const [choice] = choicesOf(view, asked('act'), [{ kind: 'retrieve-all' }])
    expect(choice?.key).toBe(keyOf({ kind: 'retrieve-all' }))
  })
})

describe('finding what is at a target', () => {
  const choices = choicesOf(view, asked('act'), [
    { kind: 'place', by: 'worker', ...market },
    { kind: 'place', by: 'scroll', ...market },
    { kind: 'pass' },
    card('use', heldCard),
  ])

  it('a building with two ways to use it has two choices', () => {
    expect(choicesAt(choices, { kind: 'spot', spot: 4 })).toEqual([choices[0], choices[1]])
    expect(choicesAt(choices, { kind: 'spot', spot: 5 })).toEqual([])
  })

  it('the choice of a card is found in the hand and not on the mat', () => {
    expect(choiceAt(choices, { kind: 'hand', card: heldCard })).toBe(choices[3])
    expect(choiceAt(choices, { kind: 'mat', card: heldCard })).toBeNull()
    expect(choiceAt(choices, { kind: 'hand', card: heldCard + 1 })).toBeNull()
  })

  it('[D7] a closed option is found by its target', () => {
    const shut = closed('sell', QUOTA_SPACE)
    expect(closedAt(shut, { kind: 'quota', space: 7 })).toBe(shut[0])
    expect(closedAt(shut, { kind: 'quota', space: 8 })).toBeNull()
  })

  it('[D7] the reason of a closed card is found wherever the card is', () => {
    const shut = closed('card', card('take', matCard))
    expect(reasonOfCard(shut, matCard)).toEqual({ lack: 'supply', count: 1 })
    expect(reasonOfCard(shut, matCard + 1)).toBeUndefined()
  })
})

describe('closed spots', () => {
  const charter = { kind: 'charter', charter: RED, name: 'red' } as const

  it('[D7] a closed charter is closed at each of its spots, and at no other', () => {
    const [option] = closed('plot', charter)
    if (option === undefined) throw new Error('nothing is closed')
    const spots = [plotSpot(RED, 0), tileSpot(RED, 3), plotSpot(2, 5), 0]
    expect(spots.map((spot) => isAtSpot(option.target, spot))).toEqual([true, true, false, false])
  })

  it('[D7] closed spots have a lock, open ones a ring', () => {
    const open = plotSpot(BLACK, 2)
    const decision = asked('plot')
    const choices = choicesOf(view, decision, [{ kind: 'plot', spot: open }])
    const shut = closed(
      'plot',
      { kind: 'plot', spot: plotSpot(BLACK, 0) },
      { kind: 'plot', spot: open },
      charter,
    )
    const states = tileStatesOf(decision, choices, shut, null)
    expect([states.get(plotSpot(BLACK, 0)), states.get(open), states.get(plotSpot(RED, 4))]).toEqual([
      'closed',
      'option',
      'closed',
    ])
    expect(states.get(plotSpot(0, 0))).toBeUndefined()
  })

  it('[D7] without an open spot nothing has a lock', () => {
    expect(tileStatesOf(asked('plot'), [], closed('plot', charter), null).size).toBe(0)
    expect(tileStatesOf(null, [], [], null).size).toBe(0)
  })
})
