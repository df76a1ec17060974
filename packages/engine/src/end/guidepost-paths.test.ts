import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

/** A finished two-seat game whose goal both seats have reached, with its stars; purple has more influence and chooses. */
function ended(guidepost: number, setup: ScenarioSetup = {}): Scenario {
  const s = scenario({ begin: 'end', game: 2, guidepost, players: [{}, { influence: 11 }], ...setup })
  while (s.asked().endsWith(' glory') && s.eventsOf('letter-opened').length === 0)
    s.answer(s.options()[0] ?? '')
  return s
}

function crownsOf({ state }: Scenario): string {
  const { happy, angry } = state.legacy.crowns
  return `${happy} happy, ${angry} angry`
}

function vpOf({ state }: Scenario): number[] {
  return state.table.seats.map(({ vp }) => vp)
}

function starsOf({ state }: Scenario): number[] {
  return state.legacy.charters.slice(0, 2).map(({ glory }) => glory.reduce((total, row) => total + row, 0))
}

describe('the two paths of a guidepost', () => {
  const wealth = [{ goods: { coin: 3, wood: 1 } }, { goods: { coin: 1, clay: 3 }, influence: 11 }] as const

  it('[G2] the coins of crate A are worth 1 VP each, and anger the King', () => {
    const s = ended(400, { players: wealth }).answer('path:A')
    expect([vpOf(s), crownsOf(s)]).toEqual([[3, 1], '0 happy, 1 angry'])
  })

  it('[G2] the resources of crate B are worth 1 VP each, and please him', () => {
    const s = ended(400, { players: wealth }).answer('path:B')
    expect([vpOf(s), crownsOf(s)]).toEqual([[1, 3], '1 happy, 0 angry'])
  })

  it('[G2] the VP of crate A are for the choice itself, not for a card or a building', () => {
    const s = ended(400, { players: wealth }).answer('path:A')
    expect(s.eventsOf('won-vp').map(({ vp, source }) => [vp, source])).toEqual([
      [1, 0],
      [3, 0],
    ])
  })

  it.each(['A', 'B'])(
    '[G2] crate %s writes down the rules for empty charters and for the end, and game 3 follows',
    (crate) => {
      const s = ended(400).answer(`path:${crate}`)
      expect(s.state.legacy.rules).toMatchObject({ 'inactive-charters': true, 'end-steps': true })
      expect(s.state.legacy.nextGuidepost).toBe(401)
    },
  )

  const village = { purple: ['patch', 'almanac'], black: ['seam', 'kiln'] } as const

  it('[G3] with crate C the values of the buildings in my charter are VP of this game, and 402 comes next', () => {
    const s = ended(401, { village }).answer('path:C')
    expect([vpOf(s), crownsOf(s), s.state.legacy.nextGuidepost]).toEqual([[10, 4], '1 happy, 0 angry', 402])
  })

  it('[G3] with crate D the values of the buildings in my charter are no VP, and 403 comes next', () => {
    const s = ended(401, { village }).answer('path:D')
    expect([vpOf(s), crownsOf(s), s.state.legacy.nextGuidepost]).toEqual([[0, 0], '0 happy, 1 angry', 403])
  })

  it.each(['C', 'D'])('[G3] the player who chose crate %s gives the village its name', (crate) => {
    const s = ended(401).answer(`path:${crate}`)
    expect(s.asked()).toBe('0 name')
    s.answer('name:Stonebrook')
    expect(s.state.legacy.village).toBe('Stonebrook')
    expect(s.eventsOf('named')).toEqual([
      { kind: 'named', seat: 0, what: 'village', number: 0, name: 'Stonebrook' },
    ])
  })

  it.each([
    [402, 'E', '1 happy, 0 angry'],
    [402, 'F', '0 happy, 1 angry'],
    [403, 'E', '1 happy, 0 angry'],
    [403, 'F', '0 happy, 1 angry'],
  ])('[G4] after guidepost %i crate %s brings the islands', (guidepost, crate, crowns) => {
    const s = ended(guidepost).answer(`path:${crate}`)
    expect([s.state.legacy.rules.islands, crownsOf(s), s.state.legacy.nextGuidepost]).toEqual([
      true,
      crowns,
      404,
    ])
  })

  it.each([
    ['G', '1 happy, 0 angry'],
    ['H', '0 happy, 1 angry'],
  ])('[G5] crate %s deals the companions', (crate, crowns) => {
    const s = ended(404).answer(`path:${crate}`)
    expect([s.asked(), crownsOf(s), s.state.legacy.nextGuidepost]).toEqual(['0 companion', crowns, 405])
  })

  it('[G6] scores above par please the King three times over, and everyone gains 1 glory', () => {
    const s = ended(405, { players: [{ vp: 41 }, { vp: 40 }] })
    expect(s.eventsOf('letter-opened')).toEqual([{ kind: 'letter-opened', letter: 'I' }])
    expect([crownsOf(s), starsOf(s)]).toEqual(['3 happy, 0 angry', [2, 2]])
  })

  it('[G6] scores that only reach par anger the King, and nobody gains anything for them', () => {
    const s = ended(405, { players: [{ vp: 40 }, { vp: 40 }] })
    expect(s.eventsOf('letter-opened')).toEqual([{ kind: 'letter-opened', letter: 'J' }])
    expect([crownsOf(s), starsOf(s)]).toEqual(['0 happy, 3 angry', [1, 1]])
  })

  it('[D1] the sum of all scores is held against par for the number of players', () => {
    const players = [{ vp: 40 }, { vp: 41 }, { vp: 39 }]
    expect(ended(405, { seats: 3, players }).eventsOf('letter-opened')).toMatchObject([{ letter: 'J' }])
    const above = ended(405, { seats: 3, players: [...players.slice(1), { vp: 41 }] })
    expect(above.eventsOf('letter-opened')).toMatchObject([{ letter: 'I' }])
  })

  it('[D1] VP for reputation come later and do not help to reach par', () => {
    const s = ended(405, { players: [{ vp: 40 }, { vp: 40 }], table: { reputation: [0] } })
    expect(s.eventsOf('letter-opened')).toMatchObject([{ letter: 'J' }])
    expect(s.eventsOf('reputation-scored')).toMatchObject([{ seat: 0, vp: 10 }])
  })

  it.each([
    ['K', '0 happy, 1 angry', '0 victory-card'],
    ['L', '1 happy, 0 angry', ''],
  ])('[G7] crate %s brings victory cards', (crate, crowns, asked) => {
    const s = ended(406).answer(`path:${crate}`)
    expect([crownsOf(s), s.asked(), s.state.legacy.nextGuidepost]).toEqual([crowns, asked, 407])
  })

  it('[G8] a peril left on a building of one of us angers the King', () => {
    const s = ended(407, { perilOn: { seam: 'blight' } })
    expect([crownsOf(s), s.eventsOf('letter-opened')]).toMatchObject(['0 happy, 2 angry', [{ letter: 'M' }]])
  })

  it('[G8] a peril left on a building of an empty charter does not anger the King', () => {
    const s = ended(407, { perilOn: { field: 'blight' } })
    expect([crownsOf(s), s.eventsOf('letter-opened')]).toMatchObject(['2 happy, 0 angry', [{ letter: 'N' }]])
    expect(s.state.legacy.nextGuidepost).toBe(408)
  })

  it('[G8] a peril on an island of mine counts like one on a plot', () => {
    const islands = [{ charter: 'purple', tile: 1, over: 2, building: 'kiln' }] as const
    expect(crownsOf(ended(407, { islands, perilOn: { kiln: 'famine' } }))).toBe('0 happy, 2 angry')
  })

  it('[G9] a candle that still burns pleases the King', () => {
    const s = ended(408, { table: { candle: 3 } })
    expect([crownsOf(s), s.eventsOf('letter-opened')]).toMatchObject(['2 happy, 0 angry', [{ letter: 'P' }]])
    expect(s.state.legacy.nextGuidepost).toBe(409)
  })

  const used = { chest: [201, 233, 254], used: [233, 254] }

  it('[G9] a candle that went out angers the King, and that player archives a used persona of their choice', () => {
    const s = ended(408, { table: { candle: 0, candleOut: 1 }, charters: { black: used } })
    expect([s.asked(), ...s.options()]).toEqual(['1 archive-persona', 'persona:miner', 'persona:curator'])
    s.answer('persona:curator')
    expect(s.state.legacy.charters[1]).toMatchObject({ chest: [201, 233], used: [233] })
    expect(s.state.legacy.archive).toEqual([254])
    expect(crownsOf(s)).toBe('0 happy, 2 angry')
  })

  it('[G9] a persona archived for the candle is gone at once, also when I play it: it neither scores nor is marked', () => {
    const players = [{}, { personas: ['curator'], goods: { cat: 1 } }]
    const s = ended(408, { players, rules: ['personas'], table: { candleOut: 1 }, charters: { black: used } })
    s.answer('persona:curator')
    expect(s.seat(1).vp).toBe(0)
    expect(s.state.legacy.charters[1]?.used).toEqual([233])
  })

  it('[G9] without a used persona there is nothing to archive', () => {
    const s = ended(408, { table: { candleOut: 1 } })
    expect(s.state.legacy.archive).toEqual([])
    expect(s.asked()).not.toContain('archive')
  })

  it('[G10] as many happy crowns as angry ones please the King, and everyone gains 2 glory', () => {
    const s = ended(409, { legacy: { crowns: { happy: 4, angry: 4 } } })
    expect([crownsOf(s), starsOf(s), s.state.legacy.nextGuidepost]).toEqual(['7 happy, 4 angry', [3, 3], 410])
  })

  it('[G10] fewer happy crowns than angry ones anger the King, and the angry game 11 follows', () => {
    const s = ended(409, { legacy: { crowns: { happy: 3, angry: 4 } } })
    expect([crownsOf(s), starsOf(s), s.state.legacy.nextGuidepost]).toEqual(['3 happy, 7 angry', [1, 1], 411])
  })

  it.each([
    [410, 'S', '1 happy, 0 angry'],
    [410, 'T', '0 happy, 1 angry'],
    [411, 'S', '1 happy, 0 angry'],
    [411, 'T', '0 happy, 1 angry'],
  ])('[G11] after guidepost %i crate %s leads to the reckoning', (guidepost, crate, crowns) => {
    const s = ended(guidepost).answer(`path:${crate}`)
    expect([crownsOf(s), s.eventsOf('reckoned').length]).toEqual([crowns, 1])
  })

  it.each([412, 413])(
    '[G12] after game 12 crate W is opened and the campaign is over (guidepost %i)',
    (guidepost) => {
      const s = scenario({ begin: 'end', game: 12, guidepost, players: [{ influence: 1 }] })
      while (s.asked() !== '') s.answer(s.options()[0] ?? '')
      expect(s.state.legacy.letters).toEqual(['W'])
      expect([s.state.legacy.rules['post-campaign'], s.engine.result(s.state).isCampaignOver]).toEqual([
        true,
        true,
      ])
    },
  )

  it('[G12] nothing but the twelfth game ends the campaign', () => {
    const s = ended(411).answer('path:S')
    while (s.asked() !== '') s.answer(s.options()[0] ?? '')
    expect([s.state.legacy.rules['post-campaign'], s.engine.result(s.state).isCampaignOver]).toEqual([
      false,
      false,
    ])
  })

  it('[G9] the first seat can be the one on whose turn the candle went out', () => {
    const s = ended(408, { table: { candleOut: 0 }, charters: { purple: used } })
    expect([crownsOf(s), s.asked(), s.state.pending?.source]).toEqual([
      '0 happy, 2 angry',
      '0 archive-persona',
      0,
    ])
  })

  it('[G12] the last guidepost changes no mood, and no guidepost is named to follow', () => {
    const s = scenario({ begin: 'end', game: 12, guidepost: 412, players: [{ influence: 1 }] })
    while (s.asked() !== '') s.answer(s.options()[0] ?? '')
    expect([s.eventsOf('mood-changed'), s.state.legacy.nextGuidepost]).toEqual([[], 0])
  })

  it('[GB] a story takes the branch of the crate that brings it', () => {
    expect(ended(400).answer('path:A').state.legacy.stories.at(-1)).toBe('6:angry')
    expect(ended(400).answer('path:B').state.legacy.stories.at(-1)).toBe('6:happy')
    const s = ended(410).answer('path:T')
    expect(s.state.legacy.stories.slice(-4)).toEqual(['15:angry', '16', '17', '18:defeat'])
    expect(s.eventsOf('story-read').map(({ story, branch }) => [story, branch])).toEqual([
      [15, 'angry'],
      [16, ''],
      [17, ''],
      [18, 'defeat'],
    ])
  })

  it('[G3] where nobody has chosen, a person names the village', () => {
    const players = [{}, { objectivesScored: 1 }]
    const s = ended(401, { automas: [0], players, table: { automaDeck: [377] } })
    expect([s.asked(), s.state.pending?.source]).toEqual(['1 name', 0])
  })

  it('[G3] where only an automa has reached the goal, the person in the first seat names the village', () => {
    const players = [{ objectivesScored: 1 }, {}]
    const s = ended(401, { automas: [1], players, table: { automaDeck: [377] } })
    expect(s.asked()).toBe('0 name')
  })

  it('[R27.3] the die that settles a tie is nobody’s', () => {
    const s = ended(400, { players: [{}, {}] })
    expect(s.eventsOf('rolled')[0]).toMatchObject({ seat: -1, source: 400 })
  })
})
