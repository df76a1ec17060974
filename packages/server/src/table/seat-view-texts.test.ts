import { roll, type State, seedRng } from '@charterstone/engine'
import { patchSeatView, type SeatView } from '@charterstone/protocol'
import { expect, test } from 'vitest'
import { ruleset } from '../ruleset.ts'
import { fold } from './fold.ts'
import { beginningAt } from './game-in-progress.ts'
import type { LiveTable } from './live-table.ts'
import { emptyTable } from './load-table.ts'
import { seatViewOf } from './seat-view.ts'
import { makeSeatViewTexts, type SeatViewTexts } from './seat-view-texts.ts'

const { engine } = ruleset
const SEATS = 4
const WATCHERS = [-1, 0, 1, 2, 3]
const MAX_ANSWERS = 150

function gameOf(stage: number, seed: number): LiveTable {
  const seats = Array.from({ length: SEATS }, (_, charter) => ({
    charter,
    name: `P${charter}`,
    player: 'person' as const,
  }))
  const state = engine.newSingleGame({ seed, seats, stage, village: 'random' })
  engine.startGame(state)
  const holders = seats.map(({ charter, name }) => ({
    id: charter,
    charter,
    name,
    by: 'person',
    lent: null,
    isClaimed: true,
  }))
  const beginning = beginningAt(0, { seq: 1, at: 0 })
  const inProgress = { game: stage, start: state, beginning, opening: [], steps: [], rewoundAt: 1 }
  return { ...emptyTable('t', ruleset), seq: 1, holders, state, inProgress }
}

function textsOf(live: LiveTable): SeatViewTexts {
  return makeSeatViewTexts(ruleset, live, live.state as State)
}

/** The table after each of the answers of a random game. */
async function* randomGame(stage: number, seed: number): AsyncGenerator<LiveTable> {
  const rng = seedRng(seed)
  let live = gameOf(stage, seed)
  yield live
  for (let step = 0; step < MAX_ANSWERS; step++) {
    const pending = live.state?.pending ?? null
    if (pending === null) return
    const key = pending.options[roll(rng, pending.options.length)] ?? ''
    const body = { kind: 'answer' as const, step, seat: pending.seat, key, by: 'person' }
    const entry = { seq: live.seq + 1, at: 0, body }
    live = (await fold(ruleset, live, entry, () => Promise.reject(new Error('no checkpoint')))).live
    yield live
  }
}

const GAMES = [1, 4, 7, 10, 12].map((stage) => ({ stage, seed: 7 * stage }))

test.each(GAMES)(
  'the texts of game $stage (seed $seed) are byte for byte the views of all seats',
  async ({ stage, seed }) => {
    for await (const live of randomGame(stage, seed)) {
      const texts = textsOf(live)
      for (const seat of WATCHERS) {
        const view = seatViewOf(ruleset, live, seat)
        expect(texts.whole(seat, false)).toBe(JSON.stringify(view))
        expect(texts.whole(seat, true)).toBe(JSON.stringify({ ...view, legacy: undefined }))
      }
    }
  },
)

test.each(GAMES)(
  'patches of game $stage (seed $seed) lead to the view of every seat, byte for byte',
  async ({ stage, seed }) => {
    let before: SeatViewTexts | null = null
    const clients = new Map<number, SeatView>()
    let bytes = { patches: 0, views: 0 }
    for await (const live of randomGame(stage, seed)) {
      const texts = textsOf(live)
      for (const seat of WATCHERS) {
        const whole = texts.whole(seat, false)
        const known = clients.get(seat)
        const patch = before === null ? null : texts.patchSince(before, seat)
        if (known === undefined || patch === null) clients.set(seat, JSON.parse(whole) as SeatView)
        else {
          const next = patchSeatView(known, JSON.parse(patch) as object)
          expect(JSON.stringify(next)).toBe(whole)
          clients.set(seat, next)
          bytes = {
            patches: bytes.patches + patch.length,
            views: bytes.views + texts.whole(seat, true).length,
          }
        }
      }
      before = texts
    }
    expect(bytes.patches).toBeGreaterThan(0)
    expect(bytes.patches).toBeLessThan(bytes.views / 3)
  },
)

test('a patch contains nothing that the seat may not see', async () => {
  let before: SeatViewTexts | null = null
  for await (const live of randomGame(9, 3)) {
    const texts = textsOf(live)
    for (const seat of WATCHERS) {
      const patch = before === null ? null : texts.patchSince(before, seat)
      if (patch === null) continue
      expect(patch).not.toMatch(/"(rng|deck|objectiveDeck|automaDeck|candle)":/)
      const decision = live.state?.pending
      if (decision?.secret === true && decision.seat !== seat)
        for (const key of decision.options) expect(patch).not.toContain(key)
    }
    before = texts
  }
})
