import { createEngine, keyOf } from '@charterstone/engine'
import { miniCatalogue, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { THINKING_LEVELS } from './bot-name.ts'
import { createBot } from './create-bot.ts'

const engine = createEngine(miniCatalogue)
/** A bot that misjudges does so in some games only. */
const SEEDS = { easy: [1, 2, 3, 4, 5, 6, 7, 8], medium: [1, 2, 3], hard: [1, 2, 3], expert: [1], master: [1] }

/** What bots of a level answer, each with another seed. */
function answers(level: keyof typeof SEEDS, setup: ScenarioSetup, useless: string): string[] {
  return SEEDS[level].map((seed) => {
    const { state } = scenario({ ...setup, seed })
    expect(engine.warnings(state).map(({ option }) => keyOf(option))).toContain(useless)
    if (state.pending === null) throw new Error('nothing asked')
    return createBot({ level, seed, engine })(engine.view(state, 0), state.pending, { steps: 300 })
  })
}

/** A random bot may go anywhere. */
describe('a building that gives nothing', () => {
  it.each(THINKING_LEVELS)('[R17.7] no bot goes to the Treasury for no coin: %s', (level) => {
    const setup = { players: [{ goods: { metal: 2, wood: 1 } }], supply: { coin: 0 } }
    expect(answers(level, setup, 'place:treasury')).not.toContain('place:treasury')
  })

  it.each(THINKING_LEVELS)('[R17.7] no bot goes to the Market for no card: %s', (level) => {
    const setup = { players: [{ goods: { metal: 2, coin: 2 } }], mat: [], deck: [], discard: [] }
    expect(answers(level, setup, 'place:market')).not.toContain('place:market')
  })
})
