import { LANGUAGES } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { sayIn } from '../../../test-support/say-in.ts'
import { sayVerdict, verdictOf } from './verdict.ts'

const SEATS = ['Mira', 'Jonas', 'Vera']

describe('the verdict of a game', () => {
  it('a win has its margin over the second', () => {
    expect(verdictOf({ vp: [31, 38, 36], winners: [1] })).toEqual({ kind: 'win', margin: 2 })
  })

  it('two winners share the victory', () => {
    expect(verdictOf({ vp: [38, 38, 36], winners: [0, 1] })).toEqual({ kind: 'shared' })
  })

  it('a winner who is level on points has won the tie-break', () => {
    expect(verdictOf({ vp: [38, 38], winners: [1] })).toEqual({ kind: 'tie-break' })
  })

  it('a single seat has nobody to beat', () => {
    expect(verdictOf({ vp: [21], winners: [0] })).toEqual({ kind: 'alone', vp: 21 })
  })

  it.each([
    [
      { vp: [38, 36], winners: [0] },
      [
        'Mira wins by two points!',
        'Mira gewinnt mit zwei Punkten Vorsprung!',
        'Mira wygrywa z przewagą dwóch punktów!',
      ],
    ],
    [
      { vp: [38, 37], winners: [0] },
      [
        'Mira wins by a single point!',
        'Mira gewinnt mit einem einzigen Punkt Vorsprung!',
        'Mira wygrywa z przewagą jednego punktu!',
      ],
    ],
    [
      { vp: [38, 24], winners: [0] },
      [
        'Mira wins by 14 points!',
        'Mira gewinnt mit 14 Punkten Vorsprung!',
        'Mira wygrywa z przewagą 14 punktów!',
      ],
    ],
    [
      { vp: [38, 15], winners: [0] },
      [
        'Mira wins by 23 points!',
        'Mira gewinnt mit 23 Punkten Vorsprung!',
        'Mira wygrywa z przewagą 23 punktów!',
      ],
    ],
    [
      { vp: [38, 38], winners: [0, 1] },
      [
        'Mira and Jonas share the victory',
        'Mira und Jonas teilen sich den Sieg',
        'Wspólne zwycięstwo: Mira i Jonas',
      ],
    ],
  ])('the verdict of %o has its sentence in three languages', async (result, texts) => {
    const says = await Promise.all(LANGUAGES.map(sayIn))
    expect(says.map((say) => sayVerdict(say, result, SEATS))).toEqual(texts)
  })
})
