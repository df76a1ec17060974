import { type Event, LANGUAGES, type SeatConfig } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { sayIn } from '../../../test-support/say-in.ts'
import { sayStars, starReasons } from './star-reasons.ts'

const seats: readonly SeatConfig[] = [
  { charter: 0, name: 'Mira', player: 'person' },
  { charter: 3, name: 'Jonas', player: 'person' },
]
const star = (charter: number): Event => ({ kind: 'glory-placed', charter, row: 0 })
const result: Event = { kind: 'game-ended', vp: [29, 9], winners: [0] }

it('a star before the result is for the guidepost, later ones are for full tens of points', () => {
  const events = [
    { kind: 'goal-achieved', seat: 0, guidepost: 400 } as const,
    star(0),
    result,
    star(0),
    star(0),
  ]
  expect(starReasons(events, seats).get(0)).toEqual({ points: 2, guidepost: 1, story: 0 })
})

it('while stars are still placed only those are counted that lie on the board', () => {
  expect(starReasons([result, star(0)], seats).get(0)).toEqual({ points: 1, guidepost: 0, story: 0 })
})

it('what neither points nor a goal explain comes from the story', () => {
  const events = [star(3), result, star(3)]
  expect(starReasons(events, seats).get(3)).toEqual({ points: 0, guidepost: 0, story: 2 })
})

it('every reason is said in three languages', async () => {
  const all = { points: 2, guidepost: 1, story: 1 }
  const said = await Promise.all(LANGUAGES.map(async (language) => sayStars(await sayIn(language), all)))
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '2 stars for 20 full points, 1 star for the guidepost, 1 star from the story',
    '2 Sterne für 20 volle Punkte, 1 Stern für den Wegweiser, 1 Stern aus der Geschichte',
    '2 gwiazdki za 20 pełnych punktów, 1 gwiazdka za wytyczne, 1 gwiazdka z opowieści',
  ])
})
