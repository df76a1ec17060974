import { roll, type State, seedRng } from '@charterstone/engine'
import { patchSeatView, type SeatView, type SeatViewPatch } from '@charterstone/protocol'
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
const MAX_ANSWERS = 100

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

const GAMES = [1, 7, 12].map((stage) => ({ stage, seed: 7 * stage }))

test.each(GAMES)(
  'the texts of game $stage (seed $seed) are byte for byte the views of all seats',
  async ({ stage, seed }) => {
    const wrong: string[] = []
    for await (const live of randomGame(stage, seed)) {
      const texts = textsOf(live)
      for (const seat of WATCHERS) {
        const view = seatViewOf(ruleset, live, seat)
        if (texts.whole(seat, false) !== JSON.stringify(view)) wrong.push(texts.whole(seat, false))
        const shorter = JSON.stringify({ ...view, legacy: undefined })
        if (texts.whole(seat, true) !== shorter) wrong.push(texts.whole(seat, true))
      }
    }
    expect(wrong).toEqual([])
  },
)

type Sent = {
  readonly live: LiveTable
  readonly seat: number
  readonly whole: string
  readonly patch: string
}

/** Every patch of a random game, for all seats and a spectator, with the whole view beside it. */
async function* patchesOf(stage: number, seed: number): AsyncGenerator<Sent> {
  let before: SeatViewTexts | null = null
  for await (const live of randomGame(stage, seed)) {
    const texts = textsOf(live)
    // For all seats together, as the hub does.
    const patchFor = before === null ? null : texts.patchesSince(before)
    for (const seat of patchFor === null ? [] : WATCHERS) {
      const patch = patchFor?.(seat) ?? null
      if (patch === null) throw new Error(`no patch for seat ${seat} at entry ${live.seq}`)
      yield { live, seat, patch, whole: texts.whole(seat, false) }
    }
    before = texts
  }
}

test.each(GAMES)(
  'patches of game $stage (seed $seed) lead to the view of every seat, byte for byte',
  async ({ stage, seed }) => {
    const start = textsOf(gameOf(stage, seed))
    const clients = new Map(WATCHERS.map((seat) => [seat, JSON.parse(start.whole(seat, false)) as SeatView]))
    const bytes = { patches: 0, views: 0 }
    const wrong: string[] = []
    for await (const { seat, patch, whole } of patchesOf(stage, seed)) {
      const next = patchSeatView(clients.get(seat) as SeatView, JSON.parse(patch) as SeatViewPatch)
      if (JSON.stringify(next) !== whole) wrong.push(whole)
      clients.set(seat, next)
      bytes.patches += patch.length
      bytes.views += whole.length
    }
    expect(wrong).toEqual([])
    expect(bytes.patches).toBeLessThan(bytes.views / 6)
  },
)

test('[D5] a patch contains nothing that the seat may not see', async () => {
  const secrets: { readonly patch: string; readonly keys: readonly string[] }[] = []
  const open: string[] = []
  for (const stage of [9, 12])
    for await (const { live, seat, patch } of patchesOf(stage, 3)) {
      if (/"(rng|deck|objectiveDeck|automaDeck|candle)":/.test(patch)) open.push(patch)
      const decision = live.state?.pending
      if (decision?.secret === true && decision.seat !== seat) secrets.push({ patch, keys: decision.options })
    }
  expect(open).toEqual([])
  expect(secrets.length).toBeGreaterThan(0)
  for (const { patch, keys } of secrets)
    expect(keys.filter((key) => key.includes(':') && patch.includes(`"${key}"`))).toEqual([])
})
