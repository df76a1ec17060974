import { greengully } from '@charterstone/content'
import {
  CARD_TYPES,
  COUNTABLES,
  type Effect,
  type EffectKind,
  GOODS,
  MINIONS,
  PERILS,
  RESOURCES,
} from '@charterstone/engine'
import { expect, test } from 'vitest'
import { iconMarks } from './icon-marks.ts'
import { iconOfCard, iconOfCountable, iconOfEffect, iconOfGood } from './icon-of.ts'
import { ICON_NAMES, ICON_SHAPES } from './icon-shapes.ts'

/** One of each kind of effect; the compiler sees to it that none is left out. */
const EFFECTS: { readonly [Kind in EffectKind]: Extract<Effect, { kind: Kind }> } = {
  gain: { kind: 'gain', good: 'wood', count: 1 },
  'gain-any': { kind: 'gain-any', count: 1 },
  vp: { kind: 'vp', count: 1 },
  card: { kind: 'card', type: 'any', from: 'deck' },
  minion: { kind: 'minion', type: 'any' },
  regain: { kind: 'regain', count: 1 },
  reputation: { kind: 'reputation' },
  objective: { kind: 'objective' },
  construct: { kind: 'construct', influence: 3, discount: 0, vp: 5 },
  unlock: { kind: 'unlock', coin: 4, influence: 2, vp: 5 },
  score: { kind: 'score', vp: 5 },
  sell: { kind: 'sell', vp: 3 },
  income: { kind: 'income', effects: [] },
  if: { kind: 'if', condition: { count: 'coins', atMost: 0 }, effects: [{ kind: 'vp', count: 6 }] },
  trade: { kind: 'trade', pay: { any: 1 }, get: [{ kind: 'vp', count: 2 }], times: 4 },
  may: { kind: 'may', effects: [{ kind: 'retrieve', workers: 'this' }] },
  choose: { kind: 'choose', lists: [[{ kind: 'reputation' }], [{ kind: 'vp', count: 1 }]] },
  retrieve: { kind: 'retrieve', workers: 'all' },
  others: { kind: 'others', effects: [{ kind: 'vp', count: 1 }] },
  'refresh-mat': { kind: 'refresh-mat' },
  'activate-persona': { kind: 'activate-persona' },
  advance: { kind: 'advance', spaces: 1 },
  'move-progress': { kind: 'move-progress', back: 2, forward: 2 },
  'own-income': { kind: 'own-income' },
  tribute: { kind: 'tribute', what: 'coin' },
  special: { kind: 'special', name: 'mirror' },
}

test('every good, card type, minion, peril and resource has an icon of its own name', () => {
  for (const good of GOODS) expect(ICON_NAMES).toContain(iconOfGood(good))
  for (const type of CARD_TYPES) expect(ICON_NAMES).toContain(iconOfCard(type))
  for (const name of [...MINIONS, ...PERILS, ...RESOURCES]) expect(ICON_NAMES).toContain(name)
})

test.each(Object.values(EFFECTS))('the effect $kind has an icon', (effect) => {
  expect(ICON_SHAPES[iconOfEffect(effect)].length).toBeGreaterThan(0)
})

test('everything that can be counted has an icon', () => {
  for (const count of COUNTABLES) expect(ICON_NAMES).toContain(iconOfCountable(count))
})

test('no effect in the box falls back to the question of what it is', () => {
  const lists = [
    ...greengully.buildings.map(({ benefit }) => benefit),
    ...greengully.items.map(({ benefit }) => benefit),
    ...greengully.treasures.map(({ effects }) => effects),
    ...greengully.guests.flatMap(({ rewards }) => rewards),
  ]
  for (const effect of lists.flat()) expect(iconOfEffect(effect)).not.toBe('info')
})

test.each(['laugh', 'wow', 'ouch', 'think'] as const)(
  'the face %s has dark features in both themes',
  (face) => {
    const inks = iconMarks(face).flatMap(({ fill, line }) => [fill, line])
    expect(inks).toContain('var(--ink-face)')
    expect(inks).not.toContain('currentColor')
  },
)

test('no two icons are drawn alike, except the star that is empty', () => {
  const drawn = ICON_NAMES.map((name) => ICON_SHAPES[name].map(([kind, path]) => kind + path).join())
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('all icons stay on their grid of 24', () => {
  const outside = ICON_NAMES.filter((name) =>
    ICON_SHAPES[name].some(([, path]) =>
      [...path.matchAll(/M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g)].some(
        ([, x, y]) => Math.min(Number(x), Number(y)) < 0 || Math.max(Number(x), Number(y)) > 24,
      ),
    ),
  )
  expect(outside).toEqual([])
})
