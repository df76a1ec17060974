import { greengully } from '@charterstone/content'
import { CONSTRUCTED, GOODS, type Good, type Seat } from '@charterstone/engine'
import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { belongingsOf, collapsed, sumOf } from './belongings.ts'
import { costOfResources, faceOf } from './card-face.ts'

const [building] = greengully.buildings.filter(({ commons }) => commons === null)
const [item] = greengully.items
const [assistant] = greengully.assistants
const [guest] = greengully.guests
const [friend] = greengully.friends
const [treasure] = greengully.treasures
const [objective] = greengully.objectives
if (!building || !item || !assistant || !guest || !friend || !treasure || !objective)
  throw new Error('the box lacks a type of card')

function seatWith(goods: Partial<Record<Good, number>>, cards: readonly number[] = []): Seat {
  return {
    ...scenario().seat(0),
    goods: GOODS.map((good) => goods[good] ?? 0),
    cards: [...cards],
    objectives: [],
  }
}

describe('what is in front of a seat', () => {
  it('cards are counted by type, types without a card are left out', () => {
    const seat = seatWith({}, [item.number, assistant.number, item.number + 1])
    const { cards } = belongingsOf(greengully, seat)
    expect(Object.fromEntries(cards.map(({ kind, count }) => [kind, count]))).toEqual({
      item: 2,
      assistant: 1,
    })
  })

  it('minions and perils are apart; coins and resources are not among them', () => {
    const { minions, perils } = belongingsOf(greengully, seatWith({ coin: 3, wood: 2, golem: 2, vermin: 1 }))
    expect(minions).toEqual([{ kind: 'golem', count: 2 }])
    expect(perils).toEqual([{ kind: 'vermin', count: 1 }])
  })

  it('private objectives are counted', () => {
    const seat = { ...seatWith({}), objectives: [objective.number, 2] }
    expect(belongingsOf(greengully, seat).objectives).toBe(2)
  })
})

describe('a row that is too narrow', () => {
  const belongings = {
    cards: [
      { kind: 'item', count: 1 },
      { kind: 'guest', count: 2 },
      { kind: 'friend', count: 1 },
    ],
    minions: [
      { kind: 'golem', count: 1 },
      { kind: 'cat', count: 1 },
    ],
    perils: [{ kind: 'vermin', count: 1 }],
    objectives: 0,
  } as const

  it('in a row with room for all, every group is open', () => {
    expect(collapsed(belongings, 200)).toEqual({ cards: false, minions: false, perils: false })
  })

  it('in a row that is too narrow the widest group is folded first', () => {
    expect(collapsed(belongings, 150)).toEqual({ cards: true, minions: false, perils: false })
  })

  it('after the widest group the next one is folded; a group of one icon never is', () => {
    expect(collapsed(belongings, 10)).toEqual({ cards: true, minions: true, perils: false })
  })

  it('private objectives take room among the cards', () => {
    const width = 8 + 3 * 21 + 8 + (8 + 2 * 21) + (8 + 21)
    expect(collapsed(belongings, width).cards).toBe(false)
    expect(collapsed({ ...belongings, objectives: 1 }, width).cards).toBe(true)
  })

  it('a folded group shows the sum of its counts', () => {
    expect(sumOf(belongings.cards)).toBe(4)
    expect(sumOf([])).toBe(0)
  })
})

describe('the face of a card', () => {
  it('a building card shows its sign and what it costs to construct', () => {
    const face = faceOf(greengully, building.number)
    const { cost, benefit: effects } = building
    expect(face).toMatchObject({ type: 'building', building, cost, effects })
    expect(sumOf(Object.values(face?.build ?? {}).map((count) => ({ count })))).toBe(building.build.length)
  })

  it('a constructed card shows the sign of its building and nothing to construct', () => {
    const face = faceOf(greengully, building.number + CONSTRUCTED)
    expect(face).toMatchObject({
      card: building.number + CONSTRUCTED,
      type: 'constructed',
      building,
      build: {},
      cost: building.cost,
      effects: building.benefit,
    })
  })

  it('an item shows what to pay and what it gives', () => {
    expect(faceOf(greengully, item.number)).toMatchObject({
      type: 'item',
      cost: costOfResources(item.pay),
      effects: item.benefit,
    })
  })

  it('a guest shows its rewards to choose from', () => {
    expect(faceOf(greengully, guest.number)?.effects).toEqual([{ kind: 'choose', lists: guest.rewards }])
  })

  it('a treasure and a friend show what they do', () => {
    expect(faceOf(greengully, treasure.number)?.effects).toBe(treasure.effects)
    const active = greengully.friends.find(({ abilities }) => abilities.some(({ on }) => on !== 'always'))
    expect(faceOf(greengully, active?.number ?? 0)?.effects.length).toBeGreaterThan(0)
  })

  it('what is no advancement card has no face', () => {
    expect(faceOf(greengully, objective.number)).toBeNull()
  })

  it('resources of one kind are added up', () => {
    expect(costOfResources(['wood', 'clay', 'wood'])).toEqual({ wood: 2, clay: 1 })
    expect(costOfResources([])).toEqual({})
  })
})
