import type { GuidepostDef, LetteredCrate, Mood } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { letteredCrates } from '../crates/lettered.ts'
import { guideposts } from './guideposts.ts'

function guidepost(number: number): GuidepostDef | undefined {
  return guideposts.find((one) => one.number === number)
}

type Path = readonly [crate: LetteredCrate, mood: Mood | null, crowns: number, next: number | null]

/** What a guidepost leads to: crate, mood of the King, crowns, and the next guidepost. */
function paths(number: number): Path[] {
  return (guidepost(number)?.options ?? []).map(({ crate, mood, crowns }) => {
    const next = letteredCrates.find(({ letter }) => letter === crate)?.next ?? null
    return [crate, mood, crowns, next]
  })
}

test('[G2] in game 2 most coins and resources reach the goal, and the chooser picks A or B', () => {
  expect(guidepost(400)).toMatchObject({
    game: 2,
    goal: { most: 'coins-and-resources' },
    temporary: null,
    decides: 'achiever',
  })
  expect(paths(400)).toEqual([
    ['A', 'angry', 1, 401],
    ['B', 'happy', 1, 401],
  ])
})

test('[G3] in game 3 fewest objectives reach the goal, and C leads to 402, D to 403', () => {
  expect(guidepost(401)).toMatchObject({
    game: 3,
    goal: { fewest: 'objectives-scored' },
    decides: 'achiever',
  })
  expect(paths(401)).toEqual([
    ['C', 'happy', 1, 402],
    ['D', 'angry', 1, 403],
  ])
})

test('[G4] in game 4 most own buildings reach the goal, and progress starts 2 further or 2 back', () => {
  expect(guidepost(402)).toMatchObject({
    game: 4,
    goal: { most: 'own-buildings' },
    temporary: 'progress-two-further',
  })
  expect(guidepost(403)).toMatchObject({
    game: 4,
    goal: { most: 'own-buildings' },
    temporary: 'progress-two-back',
  })
  for (const number of [402, 403])
    expect(paths(number)).toEqual([
      ['E', 'happy', 1, 404],
      ['F', 'angry', 1, 404],
    ])
})

test('[G5] in game 5 most personas reach the goal, and the small worker avoids the large one', () => {
  expect(guidepost(404)).toMatchObject({
    game: 5,
    goal: { most: 'personas' },
    temporary: 'small-avoids-large',
  })
  expect(paths(404)).toEqual([
    ['G', 'happy', 1, 405],
    ['H', 'angry', 1, 405],
  ])
})

test('[G6] in game 6 most quota tokens reach the goal, and par decides between I and J', () => {
  expect(guidepost(405)).toMatchObject({
    game: 6,
    goal: { most: 'quota-tokens' },
    temporary: 'neighbours-roll',
    decides: 'par',
  })
  expect(paths(405)).toEqual([
    ['I', 'happy', 3, 406],
    ['J', 'angry', 3, 406],
  ])
})

test('[G7] in game 7 most reputation reaches the goal, and the neighbour is paid', () => {
  expect(guidepost(406)).toMatchObject({
    game: 7,
    goal: { most: 'reputation-tokens' },
    temporary: 'pay-the-neighbour',
  })
  expect(paths(406)).toEqual([
    ['K', 'angry', 1, 407],
    ['L', 'happy', 1, 407],
  ])
})

test('[G8] in game 8 most peril reaches the goal, and the perils on the board decide', () => {
  expect(guidepost(407)).toMatchObject({
    game: 8,
    goal: { most: 'perils' },
    temporary: 'peril-is-here',
    decides: 'peril',
  })
  expect(paths(407)).toEqual([
    ['M', 'angry', 2, 408],
    ['N', 'happy', 2, 408],
  ])
})

test('[G9] in game 9 the candle is the goal, and it decides', () => {
  expect(guidepost(408)).toMatchObject({
    game: 9,
    goal: 'candle',
    temporary: 'candle-burns',
    decides: 'candle',
  })
  expect(paths(408)).toEqual([
    ['O', 'angry', 2, 409],
    ['P', 'happy', 2, 409],
  ])
})

test('[G10] in game 10 most minions reach the goal, and the crowns decide', () => {
  expect(guidepost(409)).toMatchObject({
    game: 10,
    goal: { most: 'minions' },
    temporary: 'minions-astray',
    decides: 'crowns',
  })
  expect(paths(409)).toEqual([
    ['Q', 'happy', 3, 410],
    ['R', 'angry', 3, 411],
  ])
})

test('[G11] in game 11 most cards reach the goal abroad, and fewest where there is a toll', () => {
  expect(guidepost(410)).toMatchObject({
    game: 11,
    goal: { most: 'advancement-cards' },
    temporary: 'work-abroad',
  })
  expect(guidepost(411)).toMatchObject({
    game: 11,
    goal: { fewest: 'advancement-cards' },
    temporary: 'emblem-toll',
  })
  for (const number of [410, 411])
    expect(paths(number)).toEqual([
      ['S', 'happy', 1, null],
      ['T', 'angry', 1, null],
    ])
})

test('[G12] in game 12 fewest influence reaches the goal, islands are private, and the campaign ends', () => {
  for (const number of [412, 413]) {
    expect(guidepost(number)).toMatchObject({
      game: 12,
      goal: { fewest: 'influence' },
      temporary: 'islands-are-private',
      decides: 'nobody',
    })
    expect(paths(number)).toEqual([['W', null, 0, null]])
  }
})

test('[GR] a victory leads to guidepost 413, a defeat to 412', () => {
  const next = (letter: LetteredCrate) => letteredCrates.find((one) => one.letter === letter)?.next
  expect([next('V'), next('U')]).toEqual([413, 412])
})
