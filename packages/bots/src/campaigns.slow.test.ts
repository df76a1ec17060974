import { createEngine, type DecisionKind } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { type Level, PLAY_STYLES } from './bot-name.ts'
import { createBot } from './create-bot.ts'

const engine = createEngine(miniCatalogue)

/** Whole campaigns and some games after them; every answer must be one that was offered. */
function kindsIn(levels: readonly Level[], seed: number, games: number): Set<DecisionKind> {
  const seats = levels.map((_, charter) => ({ charter, name: '', player: 'person' as const }))
  const state = engine.newCampaign({ seed, seats, houseRules: { crateResources: true } })
  const bots = levels.map((level, seat) =>
    createBot({
      level,
      style: PLAY_STYLES[seat % PLAY_STYLES.length] ?? 'balanced',
      seed: seat,
      engine,
    }),
  )
  const kinds = new Set<DecisionKind>()
  for (let game = 0; game < games; game++) {
    engine.startGame(state)
    while (state.pending !== null) {
      const { pending } = state
      kinds.add(pending.kind)
      const key = bots[pending.seat]?.(engine.view(state, pending.seat), pending, { steps: 300 }) ?? ''
      expect(pending.options).toContain(key)
      engine.apply(state, key)
    }
    engine.packUp(state)
  }
  return kinds
}

it('every bot answers every kind of decision with one of its options, through whole campaigns', () => {
  const kinds = new Set<DecisionKind>()
  for (const [seed, levels] of [
    ['random', 'eager', 'hasty', 'medium'],
    ['easy', 'medium', 'hard', 'expert', 'master'],
    ['hard', 'easy'],
    ['medium', 'medium', 'medium', 'medium', 'medium', 'medium'],
  ].entries())
    for (const kind of kindsIn(levels as Level[], seed + 1, 14)) kinds.add(kind)
  expect(kinds.size).toBeGreaterThan(30)
})
