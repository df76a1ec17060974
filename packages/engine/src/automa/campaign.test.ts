import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

/** The game ends after this round; the automa's last card is the market. */
function lastRound(setup: ScenarioSetup) {
  return scenario({
    automas: [1],
    ...setup,
    table: { ending: true, automaDeck: [382], ...setup.table },
  }).answer('place:lot')
}

/** Answers whatever is asked in the plainest way until the game is over. */
function toTheEnd(s: ReturnType<typeof scenario>): ReturnType<typeof scenario> {
  while (s.state.pending !== null) s.answer(s.options()[0] ?? '')
  return s
}

describe('the deck of the automas', () => {
  it('[A1] is shared, without the late cards before story 7', () => {
    const s = scenario({ automas: [0, 1], begin: 'setup' })
    toTheEnd(s)
    expect(new Set(s.told('automa-drew').map(({ card }) => card)).has(383)).toBe(false)
  })

  it('[A1] late cards join after story 7, and from game 4 on three cards are set aside unseen', () => {
    const s = scenario({ automas: [1], game: 4, begin: 'setup', legacy: { stories: ['6:happy', '7:happy'] } })
    while (s.state.pending !== null && s.state.pending.kind !== 'act') s.answer(s.options()[0] ?? '')
    const { automaDeck, automaDiscard } = s.state.table
    expect(automaDeck.length + automaDiscard.length).toBe(7 - 3)
  })

  it('[A1] is never shown in its order', () => {
    const s = scenario({ automas: [1] })
    expect(JSON.stringify(s.engine.view(s.state, 0))).not.toContain('"automaDeck"')
  })
})

describe('automas in a campaign', () => {
  it('[A5] the difficulty rises when the people did better on average', () => {
    const s = toTheEnd(lastRound({ players: [{ vp: 30 }, { vp: 20 }] }))
    expect(s.state.legacy.automaLevel).toBe(3)
  })

  it('[A5] it falls when they were 10 or more behind, but never below its start', () => {
    const behind = { players: [{ vp: 10 }, { vp: 40 }] }
    expect(toTheEnd(lastRound({ ...behind, legacy: { automaLevel: 4 } })).state.legacy.automaLevel).toBe(3)
    expect(toTheEnd(lastRound({ ...behind, legacy: { automaLevel: 2 } })).state.legacy.automaLevel).toBe(2)
    const close = { players: [{ vp: 25 }, { vp: 29 }], legacy: { automaLevel: 4 } }
    expect(toTheEnd(lastRound(close)).state.legacy.automaLevel).toBe(4)
  })

  it('[A8] its stars fill rows from the top and it is asked nothing', () => {
    const s = lastRound({ players: [{}, { vp: 76 }] })
    while (s.state.pending !== null) {
      expect(s.asked()).not.toMatch(/^1/)
      s.answer(s.options()[0] ?? '')
    }
    expect(s.state.legacy.charters[1]?.glory.slice(0, 3)).toEqual([6, 1, 0])
  })

  it('[A8] capacity is raised for it column by column when it did not win', () => {
    const s = toTheEnd(lastRound({ game: 2, players: [{ vp: 50 }, {}] }))
    expect(s.state.legacy.charters[1]?.capacity.coin).toBe(2)
  })

  it('[A8] from game 2 on one of its unused personas is marked used', () => {
    const players = [{}, { chest: ['first-black', 'miner'] }]
    expect(
      toTheEnd(lastRound({ game: 2, players, rules: ['personas'] })).state.legacy.charters[1]?.used,
    ).toHaveLength(1)
    expect(
      toTheEnd(lastRound({ game: 1, players, rules: ['personas'] })).state.legacy.charters[1]?.used,
    ).toHaveLength(0)
  })

  it('[A9] it counts 3 towards the goal of game 2 and never chooses the path', () => {
    const s = lastRound({ game: 2, guidepost: 400, players: [{ goods: { coin: 2 } }, {}] })
    toTheEnd(s)
    expect(
      s
        .told('goal-achieved')
        .map(({ seat }) => seat)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1])
    expect(s.told('letter-opened')).toHaveLength(1)
  })

  it('[A9] where only automas achieve the goal, the king on a drawn card decides', () => {
    const s = lastRound({ game: 2, guidepost: 400, table: { ending: true, automaDeck: [377, 382] } })
    toTheEnd(s)
    expect(s.told('goal-achieved').map(({ seat }) => seat)).toEqual([1])
    expect(s.told('mood-changed').map(({ mood }) => mood)).toEqual(['happy'])
  })

  it('[A9] peril in its charter does not anger the king in game 8', () => {
    const setup = {
      game: 8,
      guidepost: 407,
      rules: ['peril'] as const,
      village: { black: ['seam', 'kiln'] },
      perilOn: { kiln: 'blight' } as const,
    }
    const s = toTheEnd(lastRound(setup))
    expect(s.told('mood-changed').map(({ mood }) => mood)).toEqual(['happy'])
  })

  it('[A10] in games 11 and 12 its persona scores at the end', () => {
    // Black: any item or treasure on the mat.
    const deck = ['innovator', 'engineer', 'maestro']
    const mat = ['kite', 'sherpa', 'broker']
    expect(
      toTheEnd(lastRound({ game: 11, mat, deck }))
        .told('won-vp')
        .some(({ source }) => source === 394),
    ).toBe(false)
    const spared = { game: 11, mat: ['kite', 'pilgrim', 'ida'], deck }
    expect(
      toTheEnd(lastRound(spared))
        .told('won-vp')
        .find(({ source }) => source === 394)?.vp,
    ).toBe(5)
    expect(
      toTheEnd(lastRound({ ...spared, game: 10 }))
        .told('won-vp')
        .some(({ source }) => source === 394),
    ).toBe(false)
  })
})
