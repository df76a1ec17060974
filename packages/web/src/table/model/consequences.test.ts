import type { Event } from '@charterstone/engine'
import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { consequencesOf } from './consequences.ts'

const ME = 0
const OTHER = 1
const { engine, state } = scenario()
const view = engine.view(state, ME)

function linesOf(...events: Event[]): readonly string[] {
  return consequencesOf(view, ME, { events, view: null }).lines.map(({ event }) => event.kind)
}

const gained = (seat: number): Event => ({ kind: 'gained', seat, good: 'coin', count: 1, source: 5 })
const paid = (seat: number, to: number): Event => ({
  kind: 'paid',
  seat,
  good: 'coin',
  count: 1,
  source: 5,
  to,
})

describe('the lines about an answer', () => {
  it('my own gains are on the signboard already; those of others are said', () => {
    expect(linesOf(gained(ME), { kind: 'won-vp', seat: ME, vp: 1, source: 5 })).toEqual([])
    expect(linesOf(gained(OTHER))).toEqual(['gained'])
  })

  it('the tracks, perils and a toll are said of everybody', () => {
    const events: Event[] = [
      { kind: 'progressed', seat: ME, to: 9, why: 'play' },
      { kind: 'took-peril', seat: ME, peril: 'vermin', building: 5 },
      { kind: 'toll-paid', seat: ME, charter: 2 },
      { kind: 'hourglass-reached', seat: ME },
    ]
    expect(linesOf(...events)).toEqual(['progressed', 'took-peril', 'toll-paid', 'hourglass-reached'])
  })

  it('a worker of another seat that I bump is said, one that I bump myself is not', () => {
    expect(linesOf({ kind: 'bumped', seat: OTHER, by: ME, building: 5 })).toEqual(['bumped'])
    expect(linesOf({ kind: 'bumped', seat: ME, by: ME, building: 5 })).toEqual([])
  })

  it('a payment is said when another seat gets it', () => {
    expect(linesOf(paid(ME, OTHER))).toEqual(['paid'])
    expect(linesOf(paid(ME, -1))).toEqual([])
    expect(linesOf(paid(OTHER, ME))).toEqual([])
  })

  it('nothing is said of the next turn', () => {
    const turn: Event = { kind: 'turn-started', seat: OTHER, round: 1 }
    expect(linesOf(gained(OTHER), turn, gained(OTHER))).toEqual(['gained'])
  })

  it('a second turn of mine is still part of the answer', () => {
    const turn: Event = { kind: 'turn-started', seat: ME, round: 1 }
    expect(linesOf(turn, gained(OTHER))).toEqual(['gained'])
  })

  it('each line about an answer knows whose it is', () => {
    const { lines } = consequencesOf(view, ME, { events: [gained(OTHER)], view: null })
    expect(lines[0]?.seat).toBe(OTHER)
  })
})

test('what comes after an answer is unknown when something hidden comes in between', () => {
  const { isUncertain, next, after } = consequencesOf(view, ME, { events: [], view: null })
  expect([isUncertain, next, after]).toEqual([true, null, []])
})

test('what comes after an answer is the next question, unless that is just a turn', () => {
  const turn = consequencesOf(view, ME, { events: [], view })
  expect([turn.next, turn.isUncertain]).toEqual([null, false])
  const { decision } = view
  if (decision === null) throw new Error('nothing is asked')
  const asked = { ...view, decision: { ...decision, kind: 'pay' as const } }
  expect(consequencesOf(view, ME, { events: [], view: asked }).next).toBe(asked.decision)
})

test('what comes after an answer counts only what changes, points first', () => {
  const [own, ...others] = view.table.seats
  if (own === undefined) throw new Error('nobody is there')
  const goods = own.goods.map((count, good) => (good === 0 ? count + 2 : count))
  const seats = [{ ...own, vp: own.vp + 3, goods, influence: own.influence - 1 }, ...others]
  const later = { ...view, table: { ...view.table, seats } }
  const { after } = consequencesOf(view, ME, { events: [], view: later })
  expect(after.map(({ what, from, to }) => `${what} ${to - from}`)).toEqual([
    'vp 3',
    'pumpkin 2',
    'influence -1',
  ])
})

test('a spectator has no counts', () => {
  expect(consequencesOf(view, -1, { events: [], view }).after).toEqual([])
})
