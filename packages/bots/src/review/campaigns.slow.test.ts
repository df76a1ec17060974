import { createEngine, LAST_GAME } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { ledgerFaults } from '../../test-support/ledger-faults.ts'
import { campaignOf, playRecorded } from '../../test-support/recorded-games.ts'
import { createBot } from '../create-bot.ts'
import { reviewGame } from './review-game.ts'

const engine = createEngine(miniCatalogue)

/** The game whose turns are looked at too; the ledger is checked in all of them. */
const LOOKED_AT = 4

describe.each(['random', 'easy'] as const)('campaigns of %s bots', (level) => {
  it.each([1, 2, 3, 4, 5, 6])('every ledger of a campaign of %i seats adds up to the last bit', (seats) => {
    const state = campaignOf(engine, { seats, seed: seats * 10 })
    const bots = state.legacy.seats.map((_, seat) => createBot({ level, seed: seat, engine }))
    const faults: string[] = []
    for (let game = 1; game <= LAST_GAME; game++) {
      const recorded = playRecorded(engine, state, (view, seat) =>
        view.decision === null ? '' : (bots[seat]?.(view, view.decision) ?? ''),
      )
      const asked = game === LOOKED_AT ? [0] : []
      for (const { review } of reviewGame(engine, recorded, { seats: asked, steps: 30 }))
        faults.push(...ledgerFaults(review).map((fault) => `game ${game}: ${fault}`))
      engine.packUp(state)
    }
    expect(faults).toEqual([])
  })
})
