import type { Event } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { stopsOf } from '../../../test-support/campaign-walk.ts'
import { castsOf, sayIn } from '../../../test-support/say-in.ts'
import { foldedEvents, sentenceOfTimes } from './folded-events.ts'

const [stop] = stopsOf({ seed: 1, seats: 3 })
if (stop === undefined) throw new Error('the walk is empty')
const { legacy } = stop.view
const names = legacy.seats.map(({ name }) => name)
const say = await sayIn('en')
const [cast] = castsOf(legacy)
if (cast === undefined) throw new Error('no words')

const scored = (seat: number, rank: number, vp: number): Event => ({
  kind: 'reputation-scored',
  seat,
  rank,
  vp,
})
const linesOf = (...events: readonly Event[]) =>
  foldedEvents(cast, events).map((line) => sentenceOfTimes(say, cast, line))

test('seats that share a rank in reputation are said together, though others come between them', () => {
  const [tie, second, ...more] = linesOf(scored(0, 1, 10), scored(1, 2, 7), scored(2, 1, 10))
  expect(tie).toBe(`${names[0]} and ${names[2]} tie for first place in reputation: 10 VP each.`)
  expect(second).toContain('is second in reputation')
  expect(more).toEqual([])
})

test('a rank of one seat has its own sentence', () => {
  expect(linesOf(scored(2, 3, 4))[0]).toContain('is third in reputation')
})

test('the same event twice in a row is said once, with its number', () => {
  const won: Event = { kind: 'won-vp', seat: 0, vp: 3, source: 0 }
  const [line, ...more] = linesOf(won, won)
  expect(line).toMatch(/×2$/)
  expect(more).toEqual([])
})
