import { greengully } from '@charterstone/content'
import type { Event } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { scoresOf } from './score-sources.ts'

const numberOf = (commons: string) => greengully.buildings.find((def) => def.commons === commons)?.number ?? 0
const won = (seat: number, vp: number, source: number): Event => ({ kind: 'won-vp', seat, vp, source })

test('points of the commons are listed by building', () => {
  const [score] = scoresOf(
    greengully,
    [won(0, 5, numberOf('grandstand')), won(0, 3, numberOf('cloud-port'))],
    1,
  )
  expect(score).toMatchObject({ objectives: 5, quota: 3 })
})

test('the sources of a score count a deed at any building as what it is, and only once', () => {
  const building = greengully.buildings.find(({ commons }) => commons === null)?.number ?? 0
  const events: Event[] = [
    { kind: 'constructed', seat: 0, building, spot: 1, over: 0 },
    won(0, 5, building),
    won(0, 2, building),
  ]
  expect(scoresOf(greengully, events, 1)[0]).toMatchObject({ constructed: 5, buildings: 2 })
})

test('the sources of a score know the points of reputation, which have no source', () => {
  const events: Event[] = [won(1, 10, 0), { kind: 'reputation-scored', seat: 1, rank: 1, vp: 10 }]
  expect(scoresOf(greengully, events, 2)[1]).toMatchObject({ reputation: 10, people: 0 })
})
