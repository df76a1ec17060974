import { miniCatalogue, type Scenario, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { CHARTERS } from '../catalogue/charter.ts'
import { goodIndex } from '../catalogue/good.ts'
import { FIRST_TILE, plotAt, plotSpot } from '../state/spot.ts'

/** Where minions lie after the set-up of game 10. */
function strays({ state }: Scenario): number[] {
  return state.table.minionAt.flatMap((minion, spot) => (minion > 0 ? [spot] : []))
}

/** The plots that each location card marks. */
const MARKED = miniCatalogue.locations.map(({ plots }) =>
  CHARTERS.map((charter, index) => plotSpot(index, plotAt(index, ...plots[charter]))),
)

function cardsThatMark(spots: readonly number[]): number[] {
  return MARKED.flatMap((plots, card) => (plots.every((spot) => spots.includes(spot)) ? [card] : []))
}

describe('the set-up of game 1', () => {
  it('[GB] the stories of the arrival are read before game 1, the fifth only if a charter is empty', () => {
    const read = (seats: number) => scenario({ begin: 'setup', seats }).eventsOf('story-read')
    expect(read(5)).toEqual([1, 2, 3, 4, 5].map((story) => ({ kind: 'story-read', story, branch: '' })))
    expect(read(6).map(({ story }) => story)).toEqual([1, 2, 3, 4])
  })
})

test('[G10.1] for game 10 all types of minion are released', () => {
  const s = scenario({ begin: 'setup', game: 10, guidepost: 409 })
  expect([s.state.legacy.minions, s.state.legacy.rules.minions]).toEqual([new Array(6).fill(true), true])
})

test('[G10.1] with 18 or more minions in the supply three location cards are drawn, and a minion lies on each plot they mark', () => {
  const s = scenario({ begin: 'setup', game: 10, guidepost: 409 })
  expect(strays(s)).toHaveLength(18)
  expect(cardsThatMark(strays(s))).toHaveLength(3)
  expect(s.state.table.supply.slice(7, 13).reduce((total, count) => total + count, 0)).toBe(18)
})

test('[G10.1] one location card is drawn for each full six minions: with 17 minions two, with 5 none', () => {
  const keep = (count: number) => ({
    goods: { cat: count, ghost: count, butler: count, golem: count, robot: count },
  })
  const seventeen = [keep(2), { goods: { cat: 4, ghost: 4, chef: 1 } }]
  expect(strays(scenario({ begin: 'setup', game: 10, guidepost: 409, players: seventeen }))).toHaveLength(12)
  const five = [keep(3), { goods: { cat: 3, ghost: 3, butler: 3, golem: 3, robot: 3, chef: 1 } }]
  expect(strays(scenario({ begin: 'setup', game: 10, guidepost: 409, players: five }))).toEqual([])
})

test('[G10.1] the last six minions in the supply are enough for one location card, and all six go astray', () => {
  const goods = { ghost: 6, butler: 6, golem: 6, robot: 6, chef: 6 }
  const s = scenario({ begin: 'setup', game: 10, guidepost: 409, players: [{ goods }] })
  expect(s.state.table.minionAt.filter((minion) => minion > 0)).toEqual([1, 1, 1, 1, 1, 1])
  expect(s.state.table.supply[goodIndex.cat]).toBe(0)
})

test('[G10.1] chance draws the location cards and the minions', () => {
  const games = [1, 2, 3, 4].map((seed) => scenario({ begin: 'setup', game: 10, guidepost: 409, seed }))
  expect(new Set(games.map((s) => cardsThatMark(strays(s)).join())).size).toBeGreaterThan(1)
  expect(new Set(games.map((s) => s.state.table.minionAt.filter((minion) => minion > 0).join())).size).toBe(4)
})

test('[G10.1] a location without a building is marked like any other, and an island over it takes the minion', () => {
  const tiles = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const s = scenario({ begin: 'setup', game: 10, guidepost: 409, seats: 1, seed, rules: ['islands'] })
    s.answer('island:1', 'plot:2', 'island:2', 'plot:3')
    expect(strays(s)).toHaveLength(18)
    expect([s.state.table.minionAt[plotSpot(0, 1)], s.state.table.minionAt[plotSpot(0, 2)]]).toEqual([0, 0])
    return strays(s).filter((spot) => spot >= FIRST_TILE)
  })
  expect(new Set(tiles)).toEqual(new Set([FIRST_TILE, FIRST_TILE + 1]))
})

test('[G10.1] no other game scatters minions', () => {
  expect(strays(scenario({ begin: 'setup', game: 9, guidepost: 408, rules: ['minions'] }))).toEqual([])
})

describe('the set-up of game 11', () => {
  const eleven = { begin: 'setup', game: 11, guidepost: 410 } as const
  const everywhere = ({ state: { table } }: Scenario) => [...table.mat, ...table.deck]

  it.each([410, 411])(
    '[G11.1] after guidepost %i crates 17, 23, 31 and 47 are opened, with their rules',
    (guidepost) => {
      const { state } = scenario({ ...eleven, guidepost })
      expect(state.legacy.crates).toEqual([17, 23, 31, 47])
      expect(state.legacy.rules).toMatchObject({ treasures: true, items: true, guests: true, friends: true })
    },
  )

  it('[G11.1] all cards of the four crates go to the deck, building cards too, and nobody draws one', () => {
    const s = scenario(eleven)
    for (const card of ['gauntlet', 'kite', 'wizard', 'ida', 'vault', 'exchange', 'canteen'])
      expect(everywhere(s)).toContain(s.number(card))
    expect(s.eventsOf('took-card')).toEqual([])
  })

  it('[G11.1] the log names the four crates; no player and no card opened them', () => {
    expect(scenario(eleven).eventsOf('crate-opened')).toEqual(
      [17, 23, 31, 47].map((crate) => ({ kind: 'crate-opened', seat: -1, crate, card: 0 })),
    )
  })

  it('[G11.1] the personas of the four crates go to the archive', () => {
    const s = scenario(eleven)
    for (const persona of ['treasure-hunter', 'artisan', 'gambler'])
      expect(s.state.legacy.archive).toContain(s.number(persona))
    expect(s.state.legacy.charters.flatMap(({ chest }) => chest)).not.toContain(s.number('gambler'))
  })

  it('[G11.1] one of the four crates that we had opened is left alone', () => {
    const s = scenario({ ...eleven, legacy: { crates: [17], archive: [] } })
    expect(s.state.legacy.crates).toEqual([17, 23, 31, 47])
    expect(everywhere(s)).not.toContain(s.number('gauntlet'))
    expect(s.state.legacy.archive).not.toContain(s.number('treasure-hunter'))
  })

  it('[G11.1] a constructed card that carried one of the four crates has nothing left to open and is archived', () => {
    const s = scenario({
      ...eleven,
      players: [{ cards: ['crane-built', 'kiln-built'] }],
      deck: ['inn-built', 'sherpa'],
    })
    expect(s.cards(0)).toEqual(['kiln-built'])
    expect(everywhere(s)).not.toContain(s.number('inn-built'))
    expect(s.state.legacy.archive).toEqual(
      expect.arrayContaining([s.number('crane-built'), s.number('inn-built')]),
    )
  })

  it('[G11.1] a building of one of the four crates that is built only later is archived, too', () => {
    const goods = { grain: 3, clay: 1 }
    const players = [{ goods, cards: ['kitchen'] }]
    const s = scenario({ game: 11, players, legacy: { crates: [47] } }).answer('place:zeppelin', 'plot:2')
    expect([s.cards(0), s.state.legacy.archive]).toEqual([[], [s.number('kitchen-built')]])
  })

  it('[G11.1] in game 10 the four crates stay closed', () => {
    expect(scenario({ begin: 'setup', game: 10, guidepost: 409 }).state.legacy.crates).toEqual([])
  })

  it('[G11] each seat keeps one of its two special personas when game 10 ends; the other is archived', () => {
    const s = scenario({ begin: 'end', game: 10, guidepost: 409, legacy: { crowns: { happy: 0, angry: 5 } } })
    s.answer('row:1', 'row:1')
    expect([s.asked(), ...s.options()]).toEqual([
      '0 special-persona',
      'persona:loyal-purple',
      'persona:rebel-purple',
    ])
    s.answer('persona:rebel-purple')
    expect(s.asked()).toBe('1 special-persona')
    expect(s.state.legacy.charters[0]).toMatchObject({ special: s.number('rebel-purple') })
    expect(s.state.legacy.archive).toContain(s.number('loyal-purple'))
  })

  it('[G11] empty charters keep one special persona at random', () => {
    const specials = [1, 2, 3, 4, 5].map((seed) => {
      const s = scenario({
        begin: 'end',
        game: 10,
        guidepost: 409,
        seed,
        legacy: { crowns: { happy: 0, angry: 5 } },
      })
      return s
        .answer('row:1', 'row:1')
        .state.legacy.charters.slice(2)
        .map(({ special }) => special)
    })
    for (const [green = 0, , , yellow = 0] of specials)
      expect([367, 368].includes(green) && [373, 374].includes(yellow)).toBe(true)
    expect(new Set(specials.map(String)).size).toBeGreaterThan(1)
  })

  it('[G11] in game 11 the special persona is in use besides the one that I choose, in game 12 it is one of the chest', () => {
    const charters = { purple: { special: 364, chest: [200, 219, 364] } }
    const s = scenario({ ...eleven, charters })
    expect(s.options()).toEqual(['persona:first-purple', 'persona:gardener'])
    s.answer('persona:gardener')
    expect(s.seat(0).personas.map(s.slug)).toEqual(['rebel-purple', 'gardener'])
    const last = scenario({ begin: 'setup', game: 12, guidepost: 412, charters })
    expect([last.seat(0).personas, last.options().length]).toEqual([[], 3])
  })
})
