import { roll, seedRng } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { ruleset } from '../ruleset.ts'
import { makeEntryTexts } from './entry-texts.ts'
import { fold } from './fold.ts'
import { beginningAt } from './game-in-progress.ts'
import type { LiveTable } from './live-table.ts'
import { emptyTable } from './load-table.ts'
import { entriesSince } from './seat-view.ts'

const { engine } = ruleset
const WATCHERS = [3, -1, 0, 1, 2]

/** A random game of the ninth evening, in which seats choose secretly. */
async function playedGame(answers: number): Promise<LiveTable> {
  const seats = [0, 1, 2, 3].map((charter) => ({ charter, name: `P${charter}`, player: 'person' as const }))
  const start = engine.newSingleGame({ seed: 3, seats, stage: 9, village: 'random' })
  engine.startGame(start)
  const beginning = beginningAt(0, { seq: 1, at: 0 })
  const inProgress = { game: 9, start, beginning, opening: [], steps: [], rewoundAt: 1 }
  const rng = seedRng(3)
  let live: LiveTable = { ...emptyTable('t', ruleset), seq: 1, state: engine.clone(start), inProgress }
  for (let step = 0; step < answers; step++) {
    const { seat = 0, options = [] } = live.state?.pending ?? {}
    const key = options[roll(rng, options.length)] ?? ''
    const body = { kind: 'answer' as const, step, seat, key, by: 'person' }
    const entry = { seq: live.seq + 1, at: 0, body }
    live = (await fold(ruleset, live, entry, () => Promise.reject(new Error('no checkpoint')))).live
  }
  return live
}

test('[D5] every seat gets the entries that it may know, in any order of the seats', async () => {
  const [early, late] = [await playedGame(20), await playedGame(60)]
  const texts = makeEntryTexts(ruleset)
  const secrets = late.inProgress?.steps.filter(({ isSecret }) => isSecret).length ?? 0
  expect(secrets).toBeGreaterThan(0)
  for (const live of [early, late])
    for (const since of [-1, 1, 10])
      for (const seat of [...WATCHERS, ...WATCHERS])
        expect(texts.since(live.inProgress, seat, since)).toBe(
          JSON.stringify(entriesSince(ruleset, live, seat, since)),
        )
})
