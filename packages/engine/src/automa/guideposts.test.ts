import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const HAPPY = 377
const ANGRY = 378
const OWN = 378
const GRANDSTAND = 379
const MARKET = 382

/** Purple is a person, black an automa; the last round is over. */
function ending(setup: ScenarioSetup): Scenario {
  return scenario({ begin: 'end', automas: [1], ...setup })
}

function achievers(setup: ScenarioSetup): number[] {
  return ending(setup)
    .eventsOf('goal-achieved')
    .map(({ seat }) => seat)
    .toSorted((a, b) => a - b)
}

/** Answers whatever is asked in the plainest way until the game is over; what was asked of whom. */
function toTheEnd(s: Scenario): string[] {
  const asked: string[] = []
  for (; s.state.pending !== null; s.answer(s.options()[0] ?? '')) asked.push(s.asked())
  return asked
}

const ASSISTANTS = ['innovator', 'engineer', 'maestro', 'sherpa', 'broker', 'longshoreman', 'archivist']

test('[A9] in game 2 an automa counts as having 3 coins and resources', () => {
  const two = (coin: number) => achievers({ game: 2, guidepost: 400, players: [{ goods: { coin } }] })
  expect([two(2), two(3), two(4)]).toEqual([[1], [0, 1], [0]])
})

test('[A9] in game 3 an automa counts as having scored 0 objectives', () => {
  const three = (objectivesScored: number) =>
    achievers({ game: 3, guidepost: 401, players: [{ objectivesScored }, { objectivesScored: 2 }] })
  expect([three(0), three(1)]).toEqual([[0, 1], [1]])
})

test('[A9] in game 4 an automa counts what stands in its charter', () => {
  const village = { black: ['seam', 'kiln'] } as const
  expect(achievers({ game: 4, guidepost: 402, village })).toEqual([1])
  expect(achievers({ game: 4, guidepost: 402 })).toEqual([0, 1])
})

test('[A9] in game 10 an automa loses 3 minions before the count', () => {
  const ten = (cat: number, ghost: number) =>
    achievers({ game: 10, guidepost: 409, players: [{ goods: { cat } }, { goods: { ghost } }] })
  expect([ten(2, 4), ten(2, 5), ten(2, 6)]).toEqual([[0], [0, 1], [1]])
  expect(ten(0, 1)).toEqual([0, 1])
})

test('[A9] in a happy game 11 an automa counts as having 6 cards', () => {
  const happy = (cards: number) =>
    achievers({ game: 11, guidepost: 410, players: [{ cards: ASSISTANTS.slice(0, cards) }] })
  expect([happy(5), happy(6), happy(7)]).toEqual([[1], [0, 1], [0]])
})

test('[A9] in an angry game 11 an automa counts as having 2 cards', () => {
  const angry = (cards: number) =>
    achievers({ game: 11, guidepost: 411, players: [{ cards: ASSISTANTS.slice(0, cards) }] })
  expect([angry(1), angry(2), angry(3)]).toEqual([[0], [0, 1], [1]])
})

test('[A9] in game 12 an automa discards 6 influence first', () => {
  const twelve = (person: number, automa: number, seed = 1) =>
    achievers({
      game: 12,
      guidepost: 412,
      seed,
      players: [{ influence: person }, { influence: automa }],
    })
  expect([twelve(3, 8), twelve(3, 10)]).toEqual([[1], [0]])
  const ties = (person: number, automa: number) =>
    new Set(Array.from({ length: 12 }, (_, seed) => twelve(person, automa, seed)[0]))
  expect([ties(3, 9), ties(0, 3)]).toEqual([new Set([0, 1]), new Set([0, 1])])
})

describe('an automa never decides', () => {
  it('[A9] a person among the achievers chooses the path, however much influence the automa has', () => {
    const s = ending({ game: 2, guidepost: 400, players: [{ influence: 1, goods: { coin: 3 } }] })
    const asked = toTheEnd(s)
    expect(asked).toContain('0 guidepost')
    expect(asked.filter((one) => one.startsWith('1'))).toEqual([])
  })

  it.each([
    [HAPPY, 'happy'],
    [ANGRY, 'angry'],
  ] as const)('[A9] where only automas achieve, the king on the drawn card %i decides', (card, mood) => {
    const s = ending({ game: 2, guidepost: 400, table: { automaDeck: [card] } })
    expect(toTheEnd(s).filter((one) => one.endsWith('guidepost'))).toEqual([])
    expect(s.eventsOf('mood-changed').map(({ mood }) => mood)).toEqual([mood])
  })
})

describe('automas and temporary rules', () => {
  it('[A9] in game 5 the small worker of an automa goes where its large one stands', () => {
    const s = scenario({
      automas: [1],
      game: 5,
      guidepost: 404,
      players: [{}, { workers: ['seam', null] }],
      table: { automaDeck: [OWN] },
    }).answer('place:lot', 'worker:small')
    expect(s.seat(1).workers).toEqual([-1, s.spot('seam')])
  })

  it('[A9] in game 8 a peril in a person’s charter angers the king, one in an automa’s does not', () => {
    const eight = { game: 8, guidepost: 407, rules: ['peril'] } as const
    const mood = (building: string) =>
      ending({ ...eight, perilOn: { [building]: 'blight' } })
        .eventsOf('mood-changed')
        .map(({ mood }) => mood)
    expect([mood('patch'), mood('seam'), mood('field')]).toEqual([['angry'], ['happy'], ['happy']])
  })

  const nine = { automas: [1], game: 9, guidepost: 408 } as const

  it('[A9] in game 9 the candle may go out on the turn of an automa', () => {
    const s = scenario({ ...nine, table: { candle: 2, automaDeck: [GRANDSTAND] } }).answer('place:lot')
    expect(s.state.table.candleOut).toBe(1)
  })

  it('[A9] in game 9 a fuel shortage that an automa takes blows the candle out', () => {
    const perilOn = { seam: 'fuel-shortage' } as const
    const table = { candle: 20, automaDeck: [OWN] }
    expect(scenario({ ...nine, perilOn, table }).answer('place:lot').state.table.candleOut).toBe(1)
  })

  it('[A9] in game 9 an automa that let the candle go out did not achieve the goal, and archives a used persona at random', () => {
    const black = { chest: [201, 233, 254], used: [233, 254] }
    const left = Array.from({ length: 12 }, (_, seed) => {
      const s = ending({ ...nine, seed, charters: { black }, table: { candleOut: 1 } })
      expect(s.eventsOf('goal-achieved').map(({ seat }) => seat)).toEqual([0])
      return s.state.legacy.charters[1]?.used.join()
    })
    expect(new Set(left)).toEqual(new Set(['233', '254']))
    const none = ending({ ...nine, charters: { black: { used: [] } }, table: { candleOut: 1 } })
    expect(none.eventsOf('mood-changed').map(({ mood }) => mood)).toEqual(['angry'])
  })

  it('[A9] without influence an automa advances progress at the start of its turn, before its card', () => {
    const turn = (influence: number) =>
      scenario({
        automas: [1],
        progress: 3,
        players: [{}, { influence }],
        table: { automaDeck: [MARKET] },
      }).answer('place:lot')
    const s = turn(0)
    const kinds = s.events.map(({ kind }) => kind)
    expect(s.eventsOf('progressed')).toEqual([{ kind: 'progressed', seat: 1, to: 4, why: 'no-influence' }])
    expect(kinds.indexOf('progressed')).toBeLessThan(kinds.indexOf('automa-drew'))
    expect(turn(1).state.table.progress).toBe(3)
  })

  it('[A9] without influence an automa advances progress too when it retrieves its workers', () => {
    const players = [{}, { influence: 0, workers: ['market', 'treasury'] }]
    const s = scenario({ automas: [1], progress: 3, players }).answer('place:lot')
    expect([s.state.table.progress, s.seat(1).workers]).toEqual([4, [-1, -1]])
  })
})

test('[A9] an automa takes glory from its companion', () => {
  const s = ending({ game: 5, guidepost: 404, players: [{ chest: ['first-purple', 'miner'] }] })
  toTheEnd(s)
  const { companion, glory, capacity } = s.state.legacy.charters[1] ?? {}
  expect([companion?.kind, glory?.[0], capacity]).toMatchObject([false, 1, { coin: 1 }])
})

test('[A9] an automa is never spectral, even with the least glory', () => {
  const purple = { glory: [5, 0, 0, 0, 0, 0, 0, 0, 0] }
  const s = ending({ game: 6, guidepost: 405, charters: { purple } })
  toTheEnd(s)
  expect(s.eventsOf('spectral-changed')).toMatchObject([{ charter: 0 }])
  const alone = ending({ game: 6, guidepost: 405, automas: [0, 1] })
  expect(alone.eventsOf('spectral-changed')).toEqual([])
})

test('[A9] an automa that has taken over a spectral charter has two plain workers', () => {
  const legacy = { spectral: 1 }
  const players = [{}, { workers: ['seam', null] }]
  const s = scenario({ automas: [1], legacy, players, table: { automaDeck: [MARKET] } }).answer('place:seam')
  expect([s.asked(), s.state.table.reputation]).toEqual(['0 act', []])
})

test('[A9] an automa gets a random victory card of those that are left', () => {
  const cards = Array.from({ length: 12 }, (_, seed) => {
    const table = { reputation: [0] }
    const s = ending({ game: 7, guidepost: 406, seed, table }).answer('row:1', 'path:K', 'victory:victory-2')
    return s.state.legacy.charters[1]?.victoryCard ?? 0
  })
  expect(cards.every((card) => card >= 344 && card <= 349 && card !== 345)).toBe(true)
  expect(new Set(cards).size).toBeGreaterThan(2)
})

test('[A9] automas without people get their victory cards too', () => {
  const s = ending({ game: 7, guidepost: 406, automas: [0, 1], table: { automaDeck: [ANGRY] } })
  const cards = s.state.legacy.charters.map(({ victoryCard }) => victoryCard)
  expect(cards.toSorted((a, b) => a - b)).toEqual([344, 345, 346, 347, 348, 349])
})

test('[A9] in game 11 an automa does not use the special persona of its charter', () => {
  const black = { special: 366, chest: [201, 366] }
  const purple = { special: 364, chest: [200, 364] }
  const s = scenario({
    begin: 'setup',
    automas: [1],
    game: 11,
    guidepost: 410,
    charters: { black, purple },
  })
  expect([s.seat(0).personas, s.seat(1).personas]).toEqual([[364, 200], []])
})
