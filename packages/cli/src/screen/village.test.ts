import { type BoardSpot, plotSpot } from '@charterstone/engine'
import { engine } from '@charterstone/lab'
import { expect, test } from 'vitest'
import { localeOf } from '../text/locale.ts'
import { makePaint } from './paint.ts'
import { sceneOf } from './scene.ts'
import { tokensAt } from './village.ts'

const SEATS = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))

test('a spot shows what the board has there: peril, minion, income, workers', () => {
  const state = engine.newCampaign({ seed: 1, seats: SEATS })
  engine.startGame(state)
  const scene = sceneOf(engine.view(state, 0), localeOf('en'), makePaint(false))
  const spot = plotSpot(0, 0)
  const here: BoardSpot = {
    workers: [{ seat: 1, kind: 'large' }],
    minion: 'golem',
    minionSeat: 0,
    peril: 'vermin',
    income: [0, 1],
  }
  const spots = scene.board.spots.with(spot, here)
  expect(tokensAt(scene, spot)).toBe('')
  expect(tokensAt({ ...scene, board: { ...scene.board, spots } }, spot)).toBe('!Vermin golem $①② ②')
  expect(tokensAt(scene, -1)).toBe('')
})
