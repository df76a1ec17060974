import { engine } from '@charterstone/lab'
import { expect, test } from 'vitest'
import { localeOf } from '../text/locale.ts'
import { board } from './board.ts'
import { makePaint } from './paint.ts'
import { sceneOf } from './scene.ts'

const ESCAPE = String.fromCharCode(27)

function boards(): { plain: string; colourful: string } {
  const seats = [{ charter: 2, name: 'Ada', player: 'person' as const }]
  const state = engine.newCampaign({ seed: 1, seats, houseRules: { matSize: 3 } })
  engine.startGame(state)
  while (state.pending?.kind === 'name') engine.apply(state, 'skip')
  const paint = (isColourful: boolean) =>
    board(sceneOf(engine.view(state, 0), localeOf('en'), makePaint(isColourful)), 0)
  return { plain: paint(false), colourful: paint(true) }
}

test('colour adds nothing but colour', () => {
  const { plain, colourful } = boards()
  expect(colourful).not.toBe(plain)
  expect(colourful.replaceAll(new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g'), '')).toBe(plain)
})

test('the board shows tracks, mat, village and seats', () => {
  const { plain } = boards()
  for (const part of [
    'Progress',
    'Reputation',
    'Quota',
    'Objectives',
    'Mat',
    'Commons',
    'Zeppelin',
    'Woodlot',
  ])
    expect(plain).toContain(part)
  expect(plain).toContain('H1 Small mat')
  expect(plain).toMatch(/① Ada +0 +12 +2 +4 +nothing +1/)
})
