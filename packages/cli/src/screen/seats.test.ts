import { catalogue } from '@charterstone/lab'
import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { localeOf } from '../text/locale.ts'
import { makePaint } from './paint.ts'
import { nameIn, type Scene, sceneOf, tokenIn } from './scene.ts'
import { ownThings, seats } from './seats.ts'
import { tokenOf } from './token.ts'

function sceneIn(setup: ScenarioSetup, isColourful = false): Scene {
  const { engine, state } = scenario({ catalogue, ...setup })
  return sceneOf(engine.view(state, 0), localeOf('en'), makePaint(isColourful))
}

describe('the table of seats', () => {
  const lines = seats(
    sceneIn({
      seats: 3,
      players: [
        { vp: 12, influence: 7, goods: { coin: 4, wood: 2, clay: 1 }, cards: ['sherpa'] },
        { vp: 3, influence: 12, workers: ['market', null] },
      ],
    }),
  )

  it('the table of seats has a heading and a line for each seat', () => {
    expect(lines).toHaveLength(4)
    for (const label of ['VP', 'Workers', 'Coins', 'Cards']) expect(lines[0]).toContain(label)
  })

  it('the table of seats shows points, influence, workers at home and coins, in this order', () => {
    expect(lines[1]).toMatch(/①.*\b12\b.*\b7\b.*\b2\b.*\b4\b/)
    expect(lines[2]).toMatch(/②.*\b3\b.*\b12\b.*\b1\b.*\b0\b/)
  })

  it('the table of seats shows resources by name and the number of cards; coins have a column of their own', () => {
    expect(lines[1]).toMatch(/2 wood, 1 clay\s+1$/)
    expect(lines[1]).not.toContain('coin')
    expect(lines[3]).toMatch(/nothing\s+0$/)
  })
})

test('what a seat has in front of it is listed by name: personas, cards, own objectives', () => {
  const [objective] = catalogue.objectives
  const [persona] = catalogue.personas
  const scene = sceneIn({
    players: [{ cards: ['sherpa'], personas: [persona?.slug ?? ''], objectives: [objective?.slug ?? ''] }],
  })
  const text = ownThings(scene, 0).join('\n')
  expect(ownThings(scene, 0)).toHaveLength(3)
  for (const number of [persona?.number, objective?.number])
    expect(text).toContain(nameIn(scene, number ?? 0))
})

test('a seat with nothing in front of it has no line for it', () => {
  expect(ownThings(sceneIn({}), 0)).toEqual([])
  expect(ownThings(sceneIn({}), 9)).toEqual([])
})

test('a token is the number of its seat, in the colour of its charter', () => {
  const plain = makePaint(false)
  expect([0, 1, 5].map((seat) => tokenOf(plain, seat, 0))).toEqual(['①', '②', '⑥'])
  expect(tokenOf(plain, 6, 0)).toBe('●')
  const scene = sceneIn({ seats: ['purple', 'green'] }, true)
  expect(tokenIn(scene, 0)).toContain('①')
  expect(tokenIn(scene, 0)).not.toBe('①')
  expect(tokenIn(scene, 0).replace('①', '')).not.toBe(tokenIn(scene, 1).replace('②', ''))
})

test('without colour nothing but the text is printed', () => {
  const { bold, dim, strong, charter } = makePaint(false)
  for (const style of [bold, dim, strong, charter(0), charter(-1)]) expect(style('text')).toBe('text')
})
