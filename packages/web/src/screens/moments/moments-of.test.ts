import type { Event } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { momentsOf } from './moments-of.ts'

const opened = (crate: number): Event => ({ kind: 'crate-opened', seat: 1, crate, card: 20 })
const rule = (name: 'minions' | 'peril'): Event => ({ kind: 'rule-entered', rule: name })
const turn: Event = { kind: 'turn-started', seat: 0, round: 1 }
const took = (card: number, from: 'crate' | 'mat'): Event => ({
  kind: 'took-card',
  seat: 1,
  card,
  from,
  source: 0,
})

describe('a crate that is opened', () => {
  it('the moment of a crate contains everything that comes out of it', () => {
    const [moment] = momentsOf([
      opened(7),
      rule('minions'),
      took(30, 'crate'),
      { kind: 'persona-unlocked', seat: 1, persona: 310 },
      { kind: 'minion-released', minion: 'golem' },
      { kind: 'took-objective', seat: 1, card: 502, source: 0 },
      { kind: 'deck-joined', cards: 4, deck: 'advancement' },
      { kind: 'deck-joined', cards: 2, deck: 'objectives' },
    ])
    expect(moment).toEqual({
      kind: 'crate',
      crate: {
        seat: 1,
        number: 7,
        cards: [30, 502],
        persona: 310,
        minion: 'golem',
        rules: ['minions'],
        joined: { advancement: 4, objectives: 2 },
      },
    })
  })

  it('the moment of a crate is closed when the game goes on: what follows is not in it', () => {
    const moments = momentsOf([opened(7), turn, rule('peril')])
    expect(moments.map(({ kind }) => kind)).toEqual(['crate', 'rules'])
    expect(moments[0]).toMatchObject({ crate: { rules: [] } })
  })

  it('a card from the mat is not out of the crate', () => {
    expect(momentsOf([opened(7), took(30, 'mat')])).toMatchObject([{ crate: { cards: [] } }])
  })

  it('two crates in one answer are two moments', () => {
    const moments = momentsOf([opened(7), took(30, 'crate'), opened(8), took(31, 'crate')])
    expect(moments).toMatchObject([
      { crate: { number: 7, cards: [30] } },
      { crate: { number: 8, cards: [31] } },
    ])
  })

  it('the moment of a crate is shown although nothing ends it, and before the story of a letter', () => {
    const letter: Event = { kind: 'letter-opened', letter: 'A' }
    const story: Event = { kind: 'story-read', story: 3, branch: '' }
    expect(momentsOf([opened(7)])).toHaveLength(1)
    expect(momentsOf([opened(7), letter, story]).map(({ kind }) => kind)).toEqual(['crate', 'story'])
  })
})

describe('the other moments', () => {
  it('a story knows its branch and the letter that it came with', () => {
    const moments = momentsOf([
      { kind: 'story-read', story: 1, branch: '' },
      { kind: 'letter-opened', letter: 'B' },
      { kind: 'story-read', story: 9, branch: 'happy' },
    ])
    expect(moments).toEqual([
      { kind: 'story', story: '1', letter: null },
      { kind: 'story', story: '9:happy', letter: 'B' },
    ])
  })

  it('rules that come one after the other are read together', () => {
    expect(momentsOf([rule('minions'), rule('peril')])).toEqual([
      { kind: 'rules', rules: ['minions', 'peril'] },
    ])
    const between: Event = { kind: 'guidepost-revealed', guidepost: 401 }
    expect(momentsOf([rule('minions'), between, rule('peril')])).toHaveLength(3)
  })

  it('a house rises when a player builds it, not when the rules put it there', () => {
    const built = { kind: 'constructed', building: 20, spot: 7, over: 0 } as const
    expect(momentsOf([{ ...built, seat: 0 }])).toEqual([
      { kind: 'construction', seat: 0, building: 20, spot: 7 },
    ])
    expect(momentsOf([{ ...built, seat: -1 }])).toEqual([])
  })

  it('guidepost, mood, candle, spectral worker and reckoning each have their moment', () => {
    expect(
      momentsOf([
        { kind: 'guidepost-revealed', guidepost: 401 },
        { kind: 'mood-changed', mood: 'angry', crowns: 2 },
        { kind: 'candle-out', seat: 1 },
        { kind: 'spectral-changed', charter: 3, freed: true },
        { kind: 'reckoned', parts: [], total: 8, needed: 24, victory: false },
      ]),
    ).toEqual([
      { kind: 'guidepost', guidepost: 401 },
      { kind: 'mood', mood: 'angry', crowns: 2 },
      { kind: 'candle-out', seat: 1 },
      { kind: 'spectral', charter: 3, isFreed: true },
      {
        kind: 'reckoning',
        sum: { kind: 'reckoned', parts: [], total: 8, needed: 24, victory: false },
      },
    ])
  })

  it('most answers have no moment at all', () => {
    expect(momentsOf([turn, { kind: 'gained', seat: 0, good: 'wood', count: 1, source: 5 }])).toEqual([])
  })
})
