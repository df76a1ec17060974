import { type DecisionKind, keyOf, type Option } from '@charterstone/engine'
import { describe, expect, it, test } from 'vitest'
import { isOnSurface, surfaceOf } from './surface.ts'
import type { Choice, Target } from './target.ts'
import { cardLookOf, offeredCards, sideFor } from './tray.ts'

const TAKE: Option = { kind: 'card', verb: 'take', card: 30, slug: 'x' }

function at(target: Target, option: Option = TAKE): Choice {
  return { key: keyOf(option), option, target }
}

const ON_MAT = at({ kind: 'mat', card: 30 })
const IN_HAND = at({ kind: 'hand', card: 31 })
const OFFERED = at({ kind: 'card', card: 32 })

test('the side of the tray is the one on which an option is', () => {
  expect(sideFor('card', [ON_MAT])).toBe('mat')
  expect(sideFor('card', [OFFERED])).toBe('offer')
  expect(sideFor('pay', [IN_HAND])).toBe('hand')
})

test('the side of the tray stays as the player turned it when no card is an option', () => {
  expect(sideFor('may', [at({ kind: 'button' }, { kind: 'skip' })])).toBeNull()
  expect(sideFor('may', [])).toBeNull()
})

test('the tray does not turn to the hand for an item that may be used on a turn', () => {
  expect(sideFor('act', [IN_HAND])).toBeNull()
  expect(sideFor('turn-end', [IN_HAND])).toBeNull()
})

test('the tray does not turn when the cards are on a sheet over the village', () => {
  expect(sideFor('persona', [OFFERED])).toBeNull()
})

test('the tray offers exactly the cards that are not on the table', () => {
  expect(offeredCards([ON_MAT, OFFERED, IN_HAND])).toEqual([{ choice: OFFERED, card: 32 }])
})

test('cards stand upright in the tray as long as there is room, and lie flat after that', () => {
  expect(cardLookOf('tabs', 'hand', 6)).toBe('small')
  expect(cardLookOf('tabs', 'hand', 7)).toBe('flat')
  expect(cardLookOf('both', 'hand', 3)).toBe('small')
  expect(cardLookOf('both', 'hand', 4)).toBe('flat')
  expect(cardLookOf('both', 'mat', 5)).toBe('small')
})

test('in the list of the tray every card has a row with its whole text', () => {
  expect(cardLookOf('list', 'mat', 1)).toBe('row')
  expect(cardLookOf('list', 'offer', 30)).toBe('row')
})

describe('the surface of a question', () => {
  it.each([
    ['persona', 'personas'],
    ['special-persona', 'personas'],
    ['victory-card', 'victory'],
    ['glory', 'glory'],
    ['island-tile', 'islands'],
    ['guidepost', 'story'],
    ['companion', 'story'],
    ['act', 'bar'],
  ] as const)('the question %s is answered on: %s', (kind, surface) => {
    expect(surfaceOf(kind)).toBe(surface)
  })

  it('a sheet of personas shows cards, not the button that skips', () => {
    expect(isOnSurface('persona', OFFERED)).toBe(true)
    expect(isOnSurface('persona', at({ kind: 'button' }, { kind: 'skip' }))).toBe(false)
  })

  it('a page of the story and a sheet of islands show all of their options', () => {
    const button = at({ kind: 'button' }, { kind: 'companion', treated: 'kind' })
    const kinds: readonly DecisionKind[] = ['companion', 'guidepost', 'island-tile']
    expect(kinds.map((kind) => isOnSurface(kind, button))).toEqual([true, true, true])
  })

  it('the bar is no surface', () => {
    expect(isOnSurface('act', OFFERED)).toBe(false)
  })
})
