import { COIN, type State, seedRng } from '@charterstone/engine'
import { violationsOf as violationsByTestkit } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { catalogue, engine, players } from '../box.ts'
import { violationsOf } from './violations.ts'

function begun(seed: number): State {
  const seats = [1, 3, 5].map((charter) => ({ charter, name: '', player: 'person' as const }))
  const state = engine.newCampaign({ seed, seats })
  engine.startGame(state)
  return state
}

test('nothing is lost or doubled in a game, and the testkit agrees', () => {
  const state = begun(2)
  const rng = seedRng(2)
  while (state.pending !== null) {
    expect(violationsOf(state)).toEqual([])
    expect(violationsByTestkit(state, catalogue)).toEqual([])
    engine.apply(state, players.eager(state.pending, rng, state))
  }
})

test('a coin that went missing is missed', () => {
  const state = begun(3)
  state.table.supply[COIN] = (state.table.supply[COIN] ?? 0) - 1
  expect(violationsOf(state)).toEqual(['35 coin instead of 36'])
})

test('a card in two places is found', () => {
  const state = begun(3)
  const [card = 0] = state.table.mat
  state.table.discard.push(card)
  expect(violationsOf(state)).toEqual([`card ${card} is in two places`])
})

test('a token that nobody placed is missed', () => {
  const state = begun(3)
  const [seat] = state.table.seats
  if (seat !== undefined) seat.influence -= 1
  expect(violationsOf(state)).toEqual(['seat 1 has 11 influence tokens'])
})
