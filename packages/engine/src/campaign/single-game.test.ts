import { miniCatalogue } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { openBox } from '../catalogue/box.ts'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { CHARTERS, type Charter } from '../catalogue/charter.ts'
import { seedRng } from '../random/random.ts'
import { plotSpot } from '../state/spot.ts'
import { basicBuilding } from './new-campaign.ts'
import { newSingleGame, randomVillage, type SingleGameConfig, type Village } from './single-game.ts'

const box = openBox(miniCatalogue)
const [KILN, CRANE, ANNEX] = [43, 44, 45]

/** Basic buildings on the first plots, and these besides. */
function villageWith(more: Partial<Record<Charter, readonly (number | null)[]>>): Village {
  return Object.fromEntries(
    CHARTERS.map((charter, index) => [charter, [basicBuilding(box, index), ...(more[charter] ?? [])]]),
  ) as unknown as Village
}

function game(config: Partial<SingleGameConfig>) {
  return newSingleGame(box, {
    seed: 7,
    seats: [{ charter: 0, name: 'Ada', player: 'person' }],
    stage: 3,
    village: villageWith({}),
    ...config,
  }).legacy
}

test('[C3] a single game stands at the chosen stage, with the chosen village', () => {
  const { game: stage, mode, buildings } = game({ village: villageWith({ black: [KILN, null, CRANE] }) })
  expect([stage, mode]).toEqual([3, 'single'])
  const plots = [0, 1, 2, 3, 4, 5].map((plot) => buildings[plotSpot(1, plot)])
  expect(plots).toEqual([basicBuilding(box, 1), KILN, 0, CRANE, 0, 0])
})

test('[C3] a single game opens the crates that its buildings came from, back to the first of their chain', () => {
  expect(game({}).crates).toEqual([])
  expect(game({ village: villageWith({ black: [KILN] }) }).crates).toEqual([2])
  expect(game({ village: villageWith({ black: [ANNEX] }) }).crates).toEqual([2, 15])
})

test('[C3] a single game has the rules, minions, objectives and personas of the opened crates', () => {
  const { rules, minions, charters, objectives } = game({
    village: villageWith({ black: [ANNEX], purple: [25] }),
  })
  expect([rules.minions, rules['private-objectives'], rules.peril]).toEqual([true, true, false])
  expect(minions).toEqual([false, true, false, false, false, false])
  expect(charters[1]?.chest).toEqual(expect.arrayContaining([233, 254]))
  expect(charters[0]?.chest).not.toContain(254)
  expect(objectives).toEqual(expect.arrayContaining([220, 221, 222]))
})

test('[C3] a single game adds the rules that were asked for, and personas and constructing after the first game', () => {
  const { rules } = game({ rules: ['treasures'] })
  expect([rules.treasures, rules.personas, rules.constructing, rules.guideposts]).toEqual([
    true,
    true,
    true,
    false,
  ])
  const first = game({ stage: 1 }).rules
  expect([first.personas, first.constructing]).toEqual([false, false])
})

test('[C3] a single game is played under a guidepost only where one is named', () => {
  const under = game({ guidepost: 405 })
  expect([under.nextGuidepost, under.rules.guideposts]).toEqual([405, true])
  const without = game({ guidepost: 0 })
  expect([without.nextGuidepost, without.rules.guideposts]).toEqual([0, false])
})

test('[C3] a single game has every card of the opened crates exactly once: in the deck, on the board or in the archive', () => {
  const legacy = game({ village: villageWith({ black: [ANNEX, KILN] }) })
  const cards = [
    ...legacy.advancement,
    ...legacy.archive,
    ...legacy.charters.flatMap(({ keptCards }) => keptCards),
  ]
  expect(new Set(cards).size).toBe(cards.length)
  expect(legacy.advancement).toContain(CRANE)
  expect(legacy.advancement).toContain(ANNEX + 2)
  expect(legacy.archive).toContain(KILN + CONSTRUCTED)
  expect([KILN, ANNEX].some((card) => legacy.advancement.includes(card))).toBe(false)
})

test('[R4.5] in a single game at stage 1 players hold the constructed cards of their basic buildings, later they are in the deck', () => {
  const card = basicBuilding(box, 0) + CONSTRUCTED
  const first = game({ stage: 1 })
  expect([first.charters[0]?.keptCards, first.advancement.includes(card)]).toEqual([[card], false])
  const third = game({ stage: 3 })
  expect([third.charters[0]?.keptCards, third.advancement.includes(card)]).toEqual([[], true])
})

describe('a random village', () => {
  const villages = Array.from({ length: 40 }, (_, seed) => randomVillage(box, 1 + (seed % 12), seedRng(seed)))

  it('[C3] a random village has six plots in each charter, and its own basic building on one of them', () => {
    for (const village of villages)
      for (const [index, charter] of CHARTERS.entries()) {
        expect(village[charter]).toHaveLength(6)
        expect(village[charter]).toContain(basicBuilding(box, index))
      }
  })

  it('[C3] a random village has no building before the one above it in its chain', () => {
    for (const village of villages)
      for (const charter of CHARTERS)
        for (const number of village[charter]) {
          const def = number === null ? undefined : box.building[number]
          if (def === undefined || def.depth < 2) continue
          const above = village[charter].some((other) => {
            const stands = other === null ? undefined : box.building[other]
            return stands?.depth === def.depth - 1 && stands.chain === def.chain
          })
          expect(above).toBe(true)
        }
  })

  it('[C3] a random village has in each charter only buildings of that charter, none of them twice', () => {
    for (const village of villages)
      for (const charter of CHARTERS) {
        const standing = village[charter].filter((number) => number !== null)
        expect(new Set(standing).size).toBe(standing.length)
        for (const number of standing) expect(box.building[number]?.charter).toBe(charter)
      }
  })

  it('[C3] a random village grows with the stage, and has nothing but basic buildings in game 1', () => {
    const size = (stage: number) => {
      const village = randomVillage(box, stage, seedRng(4))
      return CHARTERS.reduce(
        (sum, charter) => sum + village[charter].filter((number) => number !== null).length,
        0,
      )
    }
    expect(size(1)).toBe(6)
    expect(size(12)).toBeGreaterThan(size(3))
    expect(size(3)).toBeGreaterThan(6)
  })

  it('[C3] a random village is the same for the same seed', () => {
    const made = (seed: number) =>
      newSingleGame(box, {
        seed,
        seats: [{ charter: 0, name: 'A', player: 'person' }],
        stage: 6,
        village: 'random',
      })
    expect(made(3).legacy.buildings).toEqual(made(3).legacy.buildings)
    expect(made(3).legacy.buildings).not.toEqual(made(4).legacy.buildings)
  })
})
