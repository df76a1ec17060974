import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../test-support/steady-box.ts'

const game = (setup: ScenarioSetup) => scenario({ catalogue: steadyBox, progress: 14, ...setup })

describe('the Masked Ball', () => {
  const village = {
    purple: ['pumpkin-patch', 'masked-ball'],
    black: ['coal-seam', 'strongroom', 'echo-shaft'],
  }
  const goods = { pumpkin: 1, coin: 1, coal: 1 }
  const ball = (worker: string, more: ScenarioSetup = {}) =>
    game({ village, players: [{ goods }, { workers: [worker] }], ...more }).answer('place:masked-ball')

  it('[BB3] the Masked Ball lets me use a building where an opponent stands, for its cost, without bumping', () => {
    const s = ball('strongroom')
    expect([s.seat(0).vp, ...s.options()]).toEqual([2, 'place:strongroom', 'skip'])
    s.answer('place:strongroom')
    expect([s.has(0, 'coal'), s.has(0, 'coin'), s.asked()]).toEqual([0, 1, '1 act'])
    expect([s.seat(0).workers[1], s.seat(1).workers[0]]).toEqual([
      s.spot('masked-ball'),
      s.spot('strongroom'),
    ])
  })

  it('[BB3] the Masked Ball takes the peril of the Masked Ball and no second one', () => {
    const s = ball('coal-seam', { perilOn: { 'masked-ball': 'bandit', 'coal-seam': 'vermin' } })
    s.answer('place:coal-seam')
    expect([s.has(0, 'bandit'), s.has(0, 'vermin'), s.has(0, 'coal')]).toEqual([1, 0, 2])
    expect(s.state.table.perilAt[s.spot('coal-seam')]).toBe(3)
  })

  it('[BB3] at the Masked Ball I may take only the 2 VP', () => {
    const s = ball('strongroom').answer('skip')
    expect([s.seat(0).vp, s.has(0, 'coal'), s.asked()]).toEqual([2, 1, '1 act'])
  })

  it('[BB3] the Masked Ball finds nothing in the commons, in the Echo Shaft, or where the cost cannot be paid', () => {
    expect(ball('market').asked()).toBe('1 act')
    expect(
      ball('echo-shaft', {
        players: [{ goods: { ...goods, wood: 1 } }, { workers: ['echo-shaft'] }],
      }).asked(),
    ).toBe('1 act')
    const poor = { pumpkin: 1, coin: 1 }
    expect(ball('strongroom', { players: [{ goods: poor }, { workers: ['strongroom'] }] }).asked()).toBe(
      '1 act',
    )
  })

  it('[BB3] the Masked Ball ignores my own workers', () => {
    const s = game({ village, players: [{ goods, workers: ['strongroom'] }] }).answer('place:masked-ball')
    expect(s.asked()).toBe('1 act')
  })

  it('[R16.4] the minion on the building that I use in disguise pays its owner', () => {
    const s = ball('coal-seam', { rules: ['minions'], minionOn: { 'coal-seam': 'cat' } })
    expect(s.answer('place:coal-seam').seat(1).vp).toBe(1)
  })

  it('[R13] my friend of the charter of the building that I use in disguise pays too', () => {
    const cards = ['odile-deepwater']
    const players = [{ goods, cards }, { workers: ['strongroom'] }]
    const s = game({ village, players }).answer('place:masked-ball', 'place:strongroom')
    expect(s.has(0, 'coin')).toBe(1 + 1)
  })

  it('[G12] the Masked Ball cannot use the islands of others', () => {
    const islands = [{ charter: 'black', tile: 1, over: 4, building: 'sawmill' }] as const
    expect(ball('sawmill', { islands }).options()).toContain('place:sawmill')
    expect(ball('sawmill', { islands, guidepost: 412 }).asked()).toBe('1 act')
  })
})

describe('the Echo Shaft', () => {
  const village = {
    black: ['coal-seam', 'echo-shaft', 'strongroom'],
    purple: ['pumpkin-patch', 'masked-ball'],
  }
  const goods = { coal: 3, wood: 1, pumpkin: 1, coin: 1 }
  const echo = (worker: string, more: ScenarioSetup = {}) =>
    game({ village, players: [{ goods, workers: [worker] }], ...more }).answer('place:echo-shaft')

  it('[BB3] the Echo Shaft lets me use once more the building where my other worker stands, for its cost', () => {
    const s = echo('strongroom')
    expect([s.seat(0).vp, ...s.options()]).toEqual([3, 'place:strongroom', 'skip'])
    s.answer('place:strongroom')
    expect([s.has(0, 'coal'), s.has(0, 'coin'), s.asked()]).toEqual([1, 2, '1 act'])
    expect(s.seat(0).workers).toEqual([s.spot('strongroom'), s.spot('echo-shaft')])
  })

  it('[BB3] the Echo Shaft repeats no commons building and no Masked Ball', () => {
    expect(echo('treasury').asked()).toBe('1 act')
    expect(
      echo('masked-ball', {
        players: [{ goods, workers: ['masked-ball'] }, { workers: ['coal-seam'] }],
      }).asked(),
    ).toBe('1 act')
  })

  it('[BB3] the Echo Shaft has nothing to repeat with my other worker at home, or where an opponent stands', () => {
    const s = game({ village, players: [{ goods }, { workers: ['strongroom'] }] }).answer('place:echo-shaft')
    expect([s.asked(), s.seat(0).vp]).toEqual(['1 act', 3])
  })

  it('[BB3] the Echo Shaft never repeats itself', () => {
    const s = echo('echo-shaft')
    expect([s.asked(), s.seat(0).vp]).toEqual(['1 act', 3])
  })

  it('[BB3] at the Echo Shaft I have to pay the cost again', () => {
    const poor = { coal: 1, wood: 1 }
    expect(echo('strongroom', { players: [{ goods: poor, workers: ['strongroom'] }] }).asked()).toBe('1 act')
  })

  it('[R24.2] an income building that has my token cannot be used a second time', () => {
    const red = ['clay-bank', 'hearth-hall']
    const setup = {
      village: { ...village, red },
      rules: ['income'],
      incomeOn: { 'hearth-hall': [0] },
    } as const
    expect(echo('hearth-hall', setup).asked()).toBe('1 act')
  })
})

describe('the Coaching Inn', () => {
  const village = { red: ['clay-bank', 'coaching-inn'] }
  const inn = (cards: string[], seats = 2) =>
    game({ seats, village, rules: ['guests'], players: [{ goods: { clay: 1, coin: 1 }, cards }] }).answer(
      'place:coaching-inn',
    )

  it('[BB3] the Coaching Inn lets up to three of my guests pay as if income had triggered', () => {
    const s = inn(['pilgrim-band', 'twins', 'wedding-couple', 'survey-party'])
    expect(s.options()).toHaveLength(5)
    s.answer('use:pilgrim-band', 'use:twins', 'use:wedding-couple')
    expect([s.seat(0).vp, s.has(0, 'grain'), s.has(0, 'wood'), s.has(0, 'pumpkin')]).toEqual([
      1 + 1 + 2,
      1,
      1,
      1,
    ])
    expect([s.has(0, 'metal'), s.asked()]).toEqual([0, '1 act'])
  })

  it('[BB3] at the Coaching Inn no guest pays twice, and I may stop', () => {
    const s = inn(['pilgrim-band', 'twins']).answer('use:twins')
    expect(s.options()).toEqual(['use:pilgrim-band', 'skip'])
    expect(s.answer('skip').seat(0).vp).toBe(1)
  })

  it('[R11.2] at a large table each guest of the Coaching Inn pays one reward of my choice', () => {
    const s = inn(['twins'], 4).answer('use:twins', 'choose:2')
    expect([s.has(0, 'wood'), s.has(0, 'clay')]).toEqual([0, 1])
  })

  it('[BB3] the Coaching Inn pays no other player and triggers no income', () => {
    const players = [{ goods: { clay: 1, coin: 1 }, cards: ['twins'] }, { cards: ['pilgrim-band'] }]
    const s = game({ village, rules: ['guests', 'income'], players }).answer(
      'place:coaching-inn',
      'use:twins',
    )
    expect([s.seat(1).vp, s.eventsOf('income-triggered')]).toEqual([0, []])
  })

  it('[BB3] a guest from the Coaching Inn may pay at once', () => {
    const setup = { village, rules: ['guests'], mat: ['twins'], deck: ['sherpa'] } as const
    const s = game({ ...setup, players: [{ goods: { clay: 1, coin: 1 } }] })
    s.answer('place:coaching-inn', 'card:twins', 'use:twins')
    expect([s.has(0, 'wood'), s.has(0, 'clay')]).toEqual([1, 1])
  })
})
