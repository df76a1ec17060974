import { roll, seedRng } from '@charterstone/engine'
import { scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { steadyBox } from '../../test-support/steady-box.ts'
import { hasNextTurn } from './turn-left.ts'

/** Whose turn began at which answer, and what was said before each answer. */
function playedAtRandom(seed: number) {
  const { engine, state } = scenario({ catalogue: steadyBox, players: [{}, {}, {}] })
  const rng = seedRng(seed)
  const said: {
    readonly at: number
    readonly seat: number
    readonly has: boolean
    readonly isSure: boolean
  }[] = []
  const turns: { readonly at: number; readonly seat: number }[] = []
  for (let at = 0; state.pending !== null; at++) {
    for (const seat of state.table.seats.keys()) {
      const view = engine.view(state, seat)
      said.push({ at, seat, has: hasNextTurn(view), isSure: view.table.ending })
    }
    const { seat, kind, options } = state.pending
    if (kind === 'act') turns.push({ at, seat })
    engine.apply(state, options[roll(rng, options.length)] ?? '')
  }
  return { said, turns }
}

it.each([1, 2, 3])('a seat that has no next turn is never asked for one, seed %i', (seed) => {
  const { said, turns } = playedAtRandom(seed)
  const hasMore = (at: number, seat: number) => turns.some((turn) => turn.seat === seat && turn.at > at)
  expect(said.filter(({ has }) => !has).length).toBeGreaterThan(3)
  expect(said.filter(({ at, seat, has }) => !has && hasMore(at, seat))).toEqual([])
  // In the last round it is known for certain.
  expect(said.filter(({ at, seat, has, isSure }) => isSure && has && !hasMore(at, seat))).toEqual([])
})
