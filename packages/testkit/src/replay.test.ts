import { createEngine, roll, seedRng } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { miniCatalogue } from './mini-catalogue.ts'
import { record, replay } from './replay.ts'

const engine = createEngine(miniCatalogue)
const seats = [0, 1, 2].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))

function twoGames(): ReturnType<typeof record> {
  const rng = seedRng(7)
  return record(engine, { seed: 4, seats }, 2, ({ options }) => options[roll(rng, options.length)] ?? '')
}

describe('replays', () => {
  it('a replay ends each game in the same state', () => {
    const recording = twoGames()
    const [one, two] = [replay(engine, recording), replay(engine, recording)]
    expect(one.hashes).toHaveLength(2)
    expect(one.hashes).toEqual(two.hashes)
    expect(one.state.legacy.game).toBe(3)
  })

  it('a replay stops after the last answer', () => {
    const { config, games } = twoGames()
    const { state } = replay(engine, { config, games: [games[0]?.slice(0, 9) ?? []] })
    expect([state.phase, state.pending === null]).toEqual(['playing', false])
  })

  it('a replay names the refused answer', () => {
    const { config, games } = twoGames()
    const spoilt = [[...(games[0]?.slice(0, 3) ?? []), 'place:nowhere']]
    expect(() => replay(engine, { config, games: spoilt })).toThrow(
      'game 1, answer 4: not-offered: place:nowhere',
    )
  })

  it('a replay returns the events', () => {
    const { events } = replay(engine, twoGames())
    expect(events.filter(({ kind }) => kind === 'game-ended')).toHaveLength(2)
  })
})
