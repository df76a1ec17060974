import {
  CHARTERS,
  CONSTRUCTED,
  createEngine,
  FIRST_TILE,
  printedBoard,
  RULE_NAMES,
  roll,
  type SeatConfig,
  type State,
  seedRng,
  startSpace,
  violationsOf,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from './catalogue.ts'
import { presets } from './presets.ts'

const engine = createEngine(greengully)
const STAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const STARTING_RULES = engine.newCampaign({ seed: 1, seats: seatsOf(1) }).legacy.rules

function seatsOf(count: number): SeatConfig[] {
  return CHARTERS.slice(0, count).map((name, charter) => ({ charter, name, player: 'person' }))
}

function randomVillage(stage: number, seed = 1): State {
  return engine.newSingleGame({ seed, seats: seatsOf(3), stage, village: 'random' })
}

function standing({ legacy }: State): number[] {
  return legacy.buildings.slice(6, FIRST_TILE).filter((building) => building > 0)
}

/** The crate that a building came out of; 0 for the basic ones. */
function sourceOf(building: number): number {
  return (
    greengully.crates.find(({ buildings, deck }) => [...buildings, ...deck].includes(building))?.number ?? 0
  )
}

/** Crates on the way from a basic building to this one, nearest first. */
function chainOf(building: number): number[] {
  const crate = sourceOf(building)
  const carrier = greengully.buildings.find((one) => one.crate === crate)
  return crate === 0 || carrier === undefined ? [] : [crate, ...chainOf(carrier.number)]
}

/** Plays random answers to the end of the game. */
function playOut(state: State, seed: number): string[] {
  const rng = seedRng(seed)
  const broken: string[] = []
  engine.startGame(state)
  for (let answers = 0; state.pending !== null && answers < 20_000; answers++) {
    const { options } = state.pending
    engine.apply(state, options[roll(rng, options.length)] ?? '')
    if (answers % 50 === 0) broken.push(...violationsOf(state, greengully))
  }
  return [...broken, ...violationsOf(state, greengully)]
}

describe('a single game', () => {
  it.each(STAGES)(
    '[C3] at stage %i a random village is one that could have grown: every crate chain was opened',
    (stage) => {
      for (const seed of [1, 2, 3, 4]) {
        const state = randomVillage(stage, seed)
        const needed = new Set(standing(state).flatMap(chainOf))
        expect(new Set(state.legacy.crates)).toEqual(needed)
        expect(new Set(standing(state)).size).toBe(standing(state).length)
      }
    },
  )

  it.each(STAGES)('[C3] at stage %i exactly the rules of the village are in force', (stage) => {
    const { legacy } = randomVillage(stage, 7)
    const brought = greengully.crates
      .filter(({ number }) => legacy.crates.includes(number))
      .flatMap(({ rules }) => rules)
    const first = stage > 1 ? ['personas', 'constructing'] : []
    for (const rule of RULE_NAMES)
      expect([rule, legacy.rules[rule]]).toEqual([
        rule,
        STARTING_RULES[rule] || [...brought, ...first].includes(rule),
      ])
  })

  it.each(STAGES)('[C3] a single game at stage %i can be played to the end, and nothing is lost', (stage) => {
    const state = randomVillage(stage, stage)
    expect(playOut(state, stage)).toEqual([])
    expect([state.phase, state.legacy.history.length]).toEqual(['finished', 1])
  })

  it('[C3] the village of a single game grows with the stage, starting with the basic buildings', () => {
    const sizes = STAGES.map((stage) => standing(randomVillage(stage)).length)
    expect(sizes[0]).toBe(6)
    expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes)
    expect(sizes[11]).toBeGreaterThan(30)
  })

  it('[C3] the same seed makes the same village, another seed makes another', () => {
    expect(randomVillage(8, 5)).toEqual(randomVillage(8, 5))
    expect(standing(randomVillage(8, 5))).not.toEqual(standing(randomVillage(8, 6)))
  })

  it('[C3] stage 1 is a game 1: $4, and the constructed card of the own basic building', () => {
    const state = randomVillage(1)
    engine.startGame(state)
    expect(state.table.seats.map(({ goods, cards }) => [goods[6], cards])).toEqual([
      [4, [5 + CONSTRUCTED]],
      [4, [6 + CONSTRUCTED]],
      [4, [7 + CONSTRUCTED]],
    ])
    expect([...state.table.mat, ...state.table.deck]).toContain(8 + CONSTRUCTED)
  })

  it('[C3] later stages start like an evening after the campaign: personas are dealt, then a thing and some wealth', () => {
    const state = randomVillage(8)
    engine.startGame(state)
    const asked: string[] = []
    while (state.pending !== null && state.pending.kind !== 'act') {
      asked.push(state.pending.kind)
      engine.apply(state, state.pending.options[0] ?? '')
    }
    expect(asked.slice(0, 3)).toEqual(['deal-persona', 'deal-persona', 'deal-persona'])
    expect(asked.slice(3)).toEqual([
      'start-thing',
      'start-wealth',
      'start-thing',
      'start-wealth',
      'start-thing',
      'start-wealth',
    ])
  })

  it.each(presets)(
    '[C3] the preset $id stands as designed, with its rules, and can be played to the end',
    ({ id, ...preset }) => {
      const state = engine.newSingleGame({ seed: 3, seats: seatsOf(4), ...preset })
      expect(standing(state)).toEqual(
        CHARTERS.flatMap((charter) => preset.village[charter].filter((one) => one !== null)),
      )
      for (const rule of preset.rules) expect([id, rule, state.legacy.rules[rule]]).toEqual([id, rule, true])
      expect(playOut(state, 3)).toEqual([])
      expect(state.phase).toBe('finished')
    },
  )

  it('[C3] a building that was built over is not in the deck', () => {
    const autumn = presets.find(({ id }) => id === 'autumn')
    if (autumn === undefined) throw new Error('no preset autumn')
    const { legacy } = engine.newSingleGame({ seed: 1, seats: seatsOf(2), ...autumn })
    expect(legacy.advancement).not.toContain(22)
    expect(legacy.archive).toContain(22 + CONSTRUCTED)
    expect(legacy.advancement).toContain(31)
  })

  it('[C3] chosen modules are added to those of the village, and a guidepost with its temporary rule', () => {
    const config = { seed: 1, seats: seatsOf(2), village: 'random' } as const
    const state = engine.newSingleGame({ ...config, stage: 4, rules: ['islands', 'peril'], guidepost: 402 })
    engine.startGame(state)
    expect([state.legacy.rules.peril, state.pending?.kind]).toEqual([true, 'island-tile'])
    const plain = engine.newSingleGame({ ...config, stage: 4, guidepost: 402 })
    engine.startGame(plain)
    const start = startSpace(printedBoard(greengully), 2, 'by-players')
    expect([plain.table.guidepost, plain.table.progress]).toEqual([402, start + 2])
  })

  it('[C3] a single game can use the village of a campaign', () => {
    const village = Object.fromEntries(
      CHARTERS.map((charter, index) => [charter, [5 + index, null, null, null, null, null]]),
    )
    const own = {
      ...village,
      purple: [5, 22, null, 25, null, null],
    } as unknown as (typeof presets)[number]['village']
    const { legacy } = engine.newSingleGame({ seed: 1, seats: seatsOf(2), stage: 3, village: own })
    expect([legacy.buildings[6], legacy.buildings[7], legacy.buildings[9], legacy.crates]).toEqual([
      5,
      22,
      25,
      [1, 7],
    ])
  })

  it('[C3] a single game gives no glory and is no part of a campaign', () => {
    const state = randomVillage(6)
    playOut(state, 1)
    expect(
      state.legacy.charters.every(({ glory, trophies }) => trophies === 0 && glory.every((row) => row === 0)),
    ).toBe(true)
    expect(engine.result(state).isCampaignOver).toBe(false)
  })
})
