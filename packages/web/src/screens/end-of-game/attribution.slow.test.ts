import { greengully } from '@charterstone/content'
import { CHARTERS, createEngine, type Event, roll, seedRng } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { scoresOf } from './score-sources.ts'

const engine = createEngine(greengully)

it.each([
  [1, 11],
  [3, 12],
  [6, 13],
])('every point of a whole campaign has a source: %i seats, seed %i', (count, seed) => {
  const seats = CHARTERS.slice(0, count).map((name, charter) => ({
    charter,
    name,
    player: 'person' as const,
  }))
  const state = engine.newCampaign({ seed, seats })
  const rng = seedRng(seed)
  for (let game = 1; game <= 12; game++) {
    const events: Event[] = []
    engine.startGame(state, events)
    while (state.pending !== null) {
      const { options } = state.pending
      engine.apply(state, options[roll(rng, options.length)] ?? '', events)
    }
    engine.packUp(state)
    const ended = events.find((event) => event.kind === 'game-ended')
    if (ended?.kind !== 'game-ended') throw new Error(`game ${game} has no end`)
    const scores = scoresOf(greengully, events, count)
    const sums = scores.map((score) => Object.values(score).reduce((sum, points) => sum + points, 0))
    expect(sums, `game ${game}`).toEqual(ended.vp)
    expect(Math.min(...scores.flatMap((score) => Object.values(score)))).toBeGreaterThanOrEqual(0)
  }
})
