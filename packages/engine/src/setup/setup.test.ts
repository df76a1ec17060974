import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'
import { at } from '../state/list.ts'

const { starts } = STANDARD_BOARD.progress

/** A game that has just been set up, with the plainest answers. */
function laidOut(setup: ScenarioSetup = {}): Scenario {
  const s = scenario({ begin: 'setup', ...setup })
  while (!s.asked().endsWith('act')) s.answer(s.options()[0] ?? '')
  return s
}

const kinds = (s: Scenario): string[] => [...new Set(s.events.map(({ kind }) => kind))]

describe('setting up', () => {
  it('[R4.1] islands come first at set-up, then inactive charters, supply and mat, objectives, progress, guidepost, first player', () => {
    const s = laidOut({
      game: 5,
      guidepost: 404,
      rules: ['islands', 'inactive-charters'],
      deck: ['kiln', 'sherpa', 'broker'],
    })
    const steps = kinds(s).filter((kind) => kind !== 'answered' && kind !== 'persona-activated')
    expect(steps).toEqual([
      'island-placed',
      'revealed',
      'constructed',
      'shuffled',
      'progressed',
      'guidepost-revealed',
      'rolled',
      'game-started',
      'turn-started',
    ])
  })

  it('[R4.1] peril is laid out after the islands and before the supply is opened', () => {
    const s = laidOut({ game: 5, rules: ['peril'] })
    expect(s.state.table.perilAt.filter((peril) => peril > 0)).toHaveLength(6)
    expect(s.state.table.supply.slice(13).reduce((total, count) => total + count, 0)).toBe(30)
  })

  it('[R4.1] set-up skips what is not yet in force', () => {
    const steps = kinds(laidOut())
    for (const kind of ['island-placed', 'constructed', 'took-peril', 'guidepost-revealed'])
      expect(steps).not.toContain(kind)
  })

  it('[R4.1] five advancement cards lie face up, and the rest is the deck', () => {
    const { table } = laidOut({ seats: 2 }).state
    expect([table.mat.length, table.deck.length, table.discard.length]).toEqual([5, 7, 0])
  })

  it('[R4.1] three objectives are drawn at random', () => {
    const drawn = [1, 2, 3, 4, 5].map((seed) => laidOut({ seed }).state.table.objectives)
    for (const objectives of drawn) expect(objectives).toHaveLength(3)
    expect(new Set(drawn.map((objectives) => objectives.join())).size).toBeGreaterThan(1)
  })

  it('[R4.1] with the same seed everything lies the same way, with another it does not', () => {
    const mats = [7, 7, 8].map((seed) => laidOut({ seed }).state.table.mat.join())
    expect(mats[0]).toBe(mats[1])
    expect(mats[0]).not.toBe(mats[2])
  })

  it.each(starts.map((space, index) => [index + 1, space]))(
    '[R4.2] with %i players the token starts on space %i',
    (seats, space) => {
      expect(laidOut({ seats }).state.table.progress).toBe(space)
    },
  )

  it('[R4.2] automas count as players for the start of the token', () => {
    expect(laidOut({ seats: 3, automas: [1, 2] }).eventsOf('progressed')[0]?.to).toBe(starts[2])
  })

  it('[R4.3] game 1 has no guidepost', () => {
    expect(laidOut().state.table.guidepost).toBe(0)
    expect(laidOut({ game: 2, guidepost: 400 }).state.table.guidepost).toBe(400)
  })

  it('[R4.4] the die is rolled until it shows an active charter', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const s = laidOut({ seats: ['red', 'blue'], seed })
      const rolled = s.eventsOf('rolled').map(({ charter }) => charter)
      expect([3, 4]).toContain(rolled.at(-1))
      expect(rolled.slice(0, -1).filter((charter) => charter === 3 || charter === 4)).toEqual([])
      expect(s.asked()).toBe(rolled.at(-1) === 3 ? '0 act' : '1 act')
    }
  })

  it('[R4.5] I begin with my persona, my constructed card, 2 workers, 12 influence and 0 VP', () => {
    const s = laidOut()
    expect(s.seat(1)).toMatchObject({ workers: [-1, -1], influence: 12, spent: 0, vp: 0 })
    expect(s.cards(1)).toEqual(['seam-built'])
    expect(s.seat(1).personas.map(s.slug)).toEqual(['first-black'])
  })

  it('[R4.5] in later games there is no second constructed card', () => {
    expect(laidOut({ game: 2, players: [{ cards: [] }] }).cards(0)).toEqual([])
  })

  it('[R4.6] each of us starts game 1 with $4', () => {
    const s = laidOut({ seats: 3 })
    expect([0, 1, 2].map((seat) => s.has(seat, 'coin'))).toEqual([4, 4, 4])
    expect(s.state.table.supply[6]).toBe(24)
  })

  it('[R4.6] no game but the first starts with $4', () => {
    expect(laidOut({ game: 2 }).has(0, 'coin')).toBe(0)
    expect(laidOut({ game: 2, players: [{ goods: { coin: 3 } }] }).has(0, 'coin')).toBe(3)
  })

  it('[R4.7] constructed cards of charters that nobody plays are in the advancement deck', () => {
    const s = laidOut({ seats: ['purple', 'red'] })
    const cards = [...s.state.table.mat, ...s.state.table.deck].map(s.slug)
    expect(cards.filter((card) => card.endsWith('-built')).sort()).toEqual([
      'field-built',
      'lot-built',
      'seam-built',
      'vein-built',
    ])
  })

  it('[R4.7] constructed cards of the charters of automas are in the advancement deck', () => {
    const s = scenario({ begin: 'setup', seats: ['purple', 'red'], automas: [1] })
    expect([...s.state.table.mat, ...s.state.table.deck].map(s.slug)).toContain('bank-built')
  })

  it('[R4.7] with six people no constructed cards are in the advancement deck', () => {
    const s = laidOut({ seats: 6 })
    expect(
      [...s.state.table.mat, ...s.state.table.deck].map(s.slug).filter((card) => card.endsWith('-built')),
    ).toEqual([])
  })

  it('[R4.8] in later games I take back what I kept', () => {
    const s = laidOut({
      game: 3,
      players: [{ goods: { coal: 2, cat: 1 }, cards: ['sherpa', 'kiln'] }],
      rules: ['minions'],
    })
    expect([s.has(0, 'coal'), s.has(0, 'cat'), s.cards(0)]).toEqual([2, 1, ['sherpa', 'kiln']])
    expect([s.state.table.supply[1], s.state.table.supply[7]]).toEqual([10, 5])
  })

  it('[R4.8] bonuses for glory are taken in reverse player order', () => {
    const glory = [6, 0, 0, 0, 0, 0, 0, 0, 0]
    const s = scenario({
      begin: 'setup',
      seats: 3,
      game: 2,
      charters: { purple: { glory }, black: { glory }, green: { glory } },
    })
    const { first } = s.state.table
    s.answer('gain:wood', 'gain:wood')
    expect(s.eventsOf('gained').map(({ seat }) => seat)).toEqual([(first + 2) % 3, (first + 1) % 3])
  })
})

test('[R27.1] the guidepost is revealed at set-up, with its goal and its temporary rule', () => {
  const s = laidOut({ game: 4, seats: 2, guidepost: 402 })
  expect(s.eventsOf('guidepost-revealed')).toEqual([{ kind: 'guidepost-revealed', guidepost: 402 }])
  expect(s.state.table.progress).toBe(at(starts, 1) + 2)
})

test('[R27.1] a guidepost may have no temporary rule', () => {
  expect(laidOut({ game: 2, seats: 2, guidepost: 400 }).state.table.progress).toBe(starts[1])
})

test('[R27.1] no guidepost is revealed before the rule is in force', () => {
  const s = scenario({ begin: 'setup', legacy: { nextGuidepost: 400 } })
  expect(s.eventsOf('guidepost-revealed')).toEqual([])
})

test('[R27.1] the temporary rule of a guidepost ends with the game', () => {
  const village = { purple: ['patch'] }
  const closed = scenario({ village, guidepost: 410 })
  expect(closed.closed('place:patch')).toEqual({ lack: 'own-charter', count: 1 })
  expect(scenario({ village, game: 12 }).options()).toContain('place:patch')
})

test('[R20.2] nobody has scored an objective when the game begins', () => {
  const { objectives, scorers } = scenario({ begin: 'setup', game: 3 }).state.table
  expect([objectives.length, scorers]).toEqual([3, [0, 0, 0]])
})
