import type { Decision, DecisionKind } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { barOf } from './bar.ts'
import type { Choice } from './target.ts'

const CARD: Choice = { key: 'persona:gardener', target: { kind: 'card', card: 301 } }
const SKIP: Choice = { key: 'skip', target: { kind: 'button' } }
const ROW: Choice = { key: 'row:0', target: { kind: 'button' } }

function buttonsFor(kind: DecisionKind, ...choices: Choice[]): readonly Choice[] {
  const options = choices.map(({ key }) => key)
  const decision: Decision = { seat: 0, kind, source: 0, options, open: false, secret: false }
  return barOf(decision, choices, []).buttons
}

it('what lies on a sheet over the village is not in the bar as well', () => {
  expect(buttonsFor('persona', CARD)).toEqual([])
  expect(buttonsFor('glory', ROW)).toEqual([])
})

it('doing without is in the bar, though the rest lies on a sheet', () => {
  expect(buttonsFor('persona', CARD, SKIP)).toEqual([SKIP])
})

it('without a sheet every button is in the bar', () => {
  expect(buttonsFor('may', SKIP, ROW)).toEqual([SKIP, ROW])
})
