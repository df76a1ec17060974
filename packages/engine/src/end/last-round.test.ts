import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const SIX = { goods: { coin: 6 } }
const ending = { table: { ending: true } }

describe('the last round', () => {
  it('[R26.1] when the token is on the hourglass the round is finished, so that all have had equally many turns', () => {
    const s = scenario({ seats: 4, progress: 25, players: [{}, SIX], objectives: ['six-coins'] })
    s.answer('place:patch', 'place:grandstand')
    expect(s.asked()).toBe('2 act')
    s.answer('place:lot')
    expect(s.asked()).toBe('3 act')
    s.answer('place:bank')
    expect(s.eventsOf('game-ended')).toHaveLength(1)
    expect([0, 1, 2, 3].map((seat) => s.seat(seat).turns)).toEqual([1, 1, 1, 1])
  })

  it('[R26.1] if the last seat of a round moves the token onto the hourglass, the game ends with that turn', () => {
    const s = scenario({ progress: 25, players: [{}, SIX], objectives: ['six-coins'] }).answer(
      'place:patch',
      'place:grandstand',
    )
    expect(s.eventsOf('game-ended')).toHaveLength(1)
  })

  it('[R26.1] before the hourglass the rounds go on', () => {
    const s = scenario({ progress: 25 }).answer('place:patch', 'place:seam')
    expect([s.asked(), s.state.table.round]).toEqual(['0 act', 2])
  })

  it('[R26.1] a round begins with the first player of this game', () => {
    const s = scenario({ seats: 3, table: { ending: true, first: 2, active: 0 } }).answer(
      'place:patch',
      'place:seam',
    )
    expect(s.eventsOf('game-ended')).toHaveLength(1)
  })

  it('[R26.1] the token never leaves the hourglass again', () => {
    const s = scenario({
      progress: 26,
      rules: ['treasures'],
      players: [{ cards: ['chalice'] }],
      ...ending,
    }).answer('use:chalice')
    expect([s.state.table.progress, s.asked()]).toEqual([26, '0 act'])
  })

  it('[R26.1] nothing moves the token beyond the hourglass either', () => {
    const s = scenario({ progress: 26, players: [SIX], objectives: ['six-coins'], ...ending }).answer(
      'place:grandstand',
    )
    expect([s.state.table.progress, s.seat(0).vp]).toEqual([26, 5])
  })
})

describe('winning', () => {
  it('[R26.2] VP for reputation are added, then the most VP wins', () => {
    const s = scenario({ players: [{ vp: 9 }, { vp: 0 }], table: { ending: true, reputation: [1] } }).answer(
      'place:patch',
      'place:seam',
    )
    expect(s.eventsOf('game-ended')).toEqual([{ kind: 'game-ended', vp: [9, 10], winners: [1] }])
  })

  it('[R26.2] cards that score at the end are counted before the winner is known', () => {
    const players = [{ vp: 5 }, { vp: 0, personas: ['rebel-green'] }]
    const s = scenario({ players, ...ending }).answer('place:patch', 'place:seam')
    expect(s.eventsOf('game-ended')).toEqual([{ kind: 'game-ended', vp: [5, 6], winners: [1] }])
  })

  it('[R26.2] ties are friendly: everybody who is tied wins', () => {
    const s = scenario({ seats: 3, players: [{ vp: 7 }, { vp: 7 }, { vp: 6 }], ...ending })
    s.answer('place:patch', 'place:seam', 'place:lot')
    expect(s.eventsOf('game-ended')).toEqual([{ kind: 'game-ended', vp: [7, 7, 6], winners: [0, 1] }])
    expect(s.eventsOf('trophy-won').map(({ charter }) => charter)).toEqual([0, 1])
  })

  it('[R26.2] alone I always win', () => {
    const s = scenario({ seats: 1, ...ending }).answer('place:patch')
    expect(s.eventsOf('game-ended')).toEqual([{ kind: 'game-ended', vp: [0], winners: [0] }])
  })

  it('[R26.2] goods that are left over are worth nothing', () => {
    const s = scenario({ players: [{ goods: { coin: 9, wood: 9 } }], ...ending }).answer(
      'place:patch',
      'place:seam',
    )
    expect(s.eventsOf('game-ended')[0]?.vp).toEqual([0, 0])
  })

  it('[R26.2] the result of the game is kept in the history', () => {
    const s = scenario({ players: [{ vp: 12 }, { vp: 31 }], ...ending }).answer('place:patch', 'place:seam')
    expect(s.engine.result(s.state).game).toMatchObject({ game: 1, vp: [12, 31], winners: [1] })
  })

  it('[R26.2] each rank of reputation has an event with its VP, in player order', () => {
    const table = { reputation: [2, 2, 2, 0, 0, 1], first: 1 }
    const s = scenario({ begin: 'end', game: 2, seats: 3, table })
    expect(s.eventsOf('reputation-scored')).toEqual([
      { kind: 'reputation-scored', seat: 1, rank: 3, vp: 4 },
      { kind: 'reputation-scored', seat: 2, rank: 1, vp: 10 },
      { kind: 'reputation-scored', seat: 0, rank: 2, vp: 7 },
    ])
    expect(s.eventsOf('won-vp').map(({ source }) => source)).toEqual([0, 0, 0])
  })
})
