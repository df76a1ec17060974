import { type ScenarioSetup, type SeatSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../test-support/steady-box.ts'
import { greengully } from '../catalogue.ts'

const quota = (tokens: number) => new Array<number>(28).fill(0).map((_, space) => (space < tokens ? 1 : 2))
const resources = { pumpkin: 1, coal: 1, wood: 1, clay: 1, metal: 1, grain: 1 }
const incomes = ['almanac-house', 'counting-house', 'hearth-hall']
const incomeOn = (count: number) => Object.fromEntries(incomes.slice(0, count).map((slug) => [slug, [0]]))
const purple = ['pumpkin-patch', ...incomes, 'sawmill', 'pottery']
const seat = (setup: SeatSetup): ScenarioSetup => ({ players: [setup] })

/** What just meets the objective, and what just does not. */
const boundaries: readonly [slug: string, met: ScenarioSetup, missed: ScenarioSetup][] = [
  ['three-on-quota', { table: { quota: quota(3) } }, { table: { quota: quota(2) } }],
  ['six-coins', seat({ goods: { coin: 6 } }), seat({ goods: { coin: 5 } })],
  [
    'two-assistants',
    seat({ cards: ['sherpa', 'broker'] }),
    seat({ cards: ['sherpa', 'paper-kite', 'wizard'] }),
  ],
  ['every-resource', seat({ goods: resources }), seat({ goods: { ...resources, grain: 0, wood: 4 } })],
  ['two-on-reputation', { table: { reputation: [0, 1, 0] } }, { table: { reputation: [0, 1, 1] } }],
  ['three-objectives-scored', seat({ objectivesScored: 3 }), seat({ objectivesScored: 2 })],
  ['at-most-three-influence', seat({ influence: 3 }), seat({ influence: 4 })],
  [
    'four-card-types',
    seat({ cards: ['sherpa', 'paper-kite', 'wizard', 'seed-stall'] }),
    seat({ cards: ['sherpa', 'paper-kite', 'wizard', 'sorceress', 'music-box'] }),
  ],
  ['three-income-buildings', { incomeOn: incomeOn(3) }, { incomeOn: incomeOn(2) }],
  [
    'three-minions-at-work',
    { minionOn: { 'pumpkin-patch': 'cat', sawmill: 'cat', pottery: 'chef' } },
    { minionOn: { 'pumpkin-patch': 'cat', sawmill: 'cat' }, ...seat({ goods: { cat: 3 } }) },
  ],
  [
    'three-treasures',
    seat({ cards: ['tome-1', 'scroll-1', 'chalice'] }),
    seat({ cards: ['tome-1', 'scroll-1', 'wizard'] }),
  ],
  [
    'three-items',
    seat({ cards: ['paper-kite', 'music-box', 'strongbox'] }),
    seat({ cards: ['paper-kite', 'music-box', 'wizard'] }),
  ],
  [
    'three-guests',
    seat({ cards: ['wizard', 'sorceress', 'twins'] }),
    seat({ cards: ['wizard', 'sorceress', 'sherpa'] }),
  ],
  ['six-perils', seat({ goods: { blight: 5, famine: 1 } }), seat({ goods: { blight: 5 } })],
  [
    'three-plans',
    seat({ cards: ['seed-stall', 'pit-tower', 'woodlot-built'] }),
    seat({ cards: ['seed-stall', 'woodlot-built', 'sherpa'] }),
  ],
  [
    'three-kinds-of-minion',
    seat({ goods: { cat: 1, ghost: 1, chef: 1 } }),
    seat({ goods: { cat: 5, chef: 1 } }),
  ],
  [
    'three-friends',
    seat({ cards: ['ida-by-the-hedge', 'runa-shavings', 'lotte-sheaf'] }),
    seat({ cards: ['ida-by-the-hedge', 'runa-shavings', 'twins'] }),
  ],
  [
    'four-kinds-of-peril',
    seat({ goods: { blight: 1, vermin: 1, bandit: 1, famine: 1 } }),
    seat({ goods: { blight: 3, vermin: 3, famine: 1 } }),
  ],
]

describe('objectives', () => {
  it('[K2] there are 18 objectives, each with a boundary test', () => {
    expect(boundaries.map(([slug]) => slug)).toEqual(greengully.objectives.map(({ slug }) => slug))
  })

  describe.each(boundaries)('%s', (slug, met, missed) => {
    const setup = { catalogue: steadyBox, village: { purple }, objectives: [slug] }

    it(`[K2] ${slug} is met and scored as soon as I have what it asks for`, () => {
      const s = scenario({ ...setup, ...met }).answer('place:grandstand')
      expect(s.eventsOf('scored-objective').map(({ card }) => s.slug(card))).toEqual([slug])
    })

    it(`[K2] ${slug} is not met with a little less`, () => {
      const s = scenario({ ...setup, ...missed })
      expect(s.closed('place:grandstand')).toEqual({ lack: 'met-objective', count: 1 })
    })
  })

  it('[K2] 221 counts influence before the token is placed, so the last one is enough', () => {
    const setup = { catalogue: steadyBox, objectives: ['at-most-three-influence'] }
    const s = scenario({ ...setup, players: [{ influence: 1 }] }).answer('place:grandstand')
    expect(s.seat(0)).toMatchObject({ influence: 0, vp: 5 })
  })
})
