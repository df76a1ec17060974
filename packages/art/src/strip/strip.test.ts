import { greengully } from '@charterstone/content'
import type { Cost, Effect } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { layoutSign, WIDEST, WIDEST_COMMONS } from './sign-layout.ts'
import { signLetter } from './sign-letters.ts'
import { rowOf, type StripGlyph, stripOf } from './strip-glyph.ts'

function spelled(glyphs: readonly StripGlyph[]): string {
  return glyphs
    .map((glyph) => {
      if (glyph.kind === 'pays-for') return '>'
      return glyph.kind === 'sign' ? glyph.text : `${glyph.isCounted ? glyph.count : ''}${glyph.icon}`
    })
    .join(' ')
}

function signOf(slug: string): string {
  const def = greengully.buildings.find((building) => building.slug === slug)
  return def === undefined ? 'no such building' : spelled(rowOf(stripOf(def.cost, def.benefit)))
}

describe('the strip of cost and gain', () => {
  test.each([
    ['pumpkin-patch', 'pumpkin'],
    ['market', 'any coin > card'],
    ['charterstone', '4coin 2influence > unlock 5vp'],
    ['grandstand', 'influence > objective 5vp'],
    ['cloud-port', 'influence > quota 3vp'],
  ])('the sign of the %s reads %s', (slug, sign) => {
    expect(signOf(slug)).toBe(sign)
  })

  test.each<[sign: string, cost: Cost, benefit: readonly Effect[]]>([
    [
      'metal influence −3 any > construct 7vp',
      { metal: 1 },
      [{ kind: 'construct', influence: 1, discount: 3, vp: 7 }],
    ],
    [
      'influence > income coin',
      {},
      [{ kind: 'income', effects: [{ kind: 'gain', good: 'coin', count: 1 }] }],
    ],
    [
      'coal > reputation treasure / ghost 1vp',
      { coal: 1 },
      [
        { kind: 'reputation' },
        {
          kind: 'choose',
          lists: [[{ kind: 'card', type: 'treasure', from: 'mat' }], [{ kind: 'minion', type: 'ghost' }]],
        },
        { kind: 'vp', count: 1 },
      ],
    ],
    [
      'pumpkin > ( any > 2vp ×4 ) 1vp + progress',
      { pumpkin: 1 },
      [
        { kind: 'trade', pay: { any: 1 }, get: [{ kind: 'vp', count: 2 }], times: 4 },
        { kind: 'vp', count: 1 },
        { kind: 'advance', spaces: 1 },
      ],
    ],
    [
      'clay grain > friend 2vp × friend people : grain',
      { grain: 1, clay: 1 },
      [
        { kind: 'card', type: 'friend', from: 'mat' },
        { kind: 'vp', count: { per: 'friends', times: 2, max: 6 } },
        { kind: 'others', effects: [{ kind: 'gain', good: 'grain', count: 1 }] },
      ],
    ],
  ])('a sign reads %s', (sign, cost, benefit) => {
    expect(spelled(rowOf(stripOf(cost, benefit)))).toBe(sign)
  })

  test('what is gained for each of something stands before it, whatever it is', () => {
    const counted = { per: 'minions', times: 2, max: 3 } as const
    const row = (effect: Effect) => spelled(rowOf(stripOf({}, [effect])))
    expect(row({ kind: 'gain', good: 'coin', count: { ...counted, times: 1 } })).toBe('coin × minion')
    expect(row({ kind: 'gain-any', count: counted })).toBe('2any × minion')
    expect(row({ kind: 'regain', count: counted })).toBe('2regain × minion')
    expect(row({ kind: 'vp', count: { per: 'coins', times: 1 } })).toBe('1vp × coin')
    expect(row({ kind: 'construct', influence: 1, discount: counted, vp: 5 })).toBe(
      'influence −2 any × minion > construct 5vp',
    )
  })

  test('every sign shows everything, on at most three rows that fit its tile', () => {
    for (const def of greengully.buildings) {
      const strip = stripOf(def.cost, def.benefit)
      const { rows } = layoutSign(strip, def.commons !== null)
      const widest = def.commons === null ? WIDEST : WIDEST_COMMONS
      expect(rows.length).toBeLessThanOrEqual(3)
      for (const { width } of rows) expect(width).toBeLessThanOrEqual(widest)
      const shown = rows.flatMap(({ placed }) => placed.filter(({ kind }) => kind === 'icon'))
      expect(shown).toHaveLength(rowOf(strip).filter(({ kind }) => kind === 'thing').length)
    }
  })

  test('a sign breaks after the price, and never inside parentheses or beside a joining sign', () => {
    const rows = (slug: string) => {
      const def = greengully.buildings.find((building) => building.slug === slug)
      if (def === undefined) throw new Error(slug)
      return layoutSign(stripOf(def.cost, def.benefit)).rows.map(({ placed }) =>
        placed
          .map((item) => (item.kind === 'arrow' ? '>' : item.kind === 'icon' ? item.icon : item.text))
          .join(' '),
      )
    }
    expect(rows('spice-market')).toEqual(['pumpkin >', '( any > 2 vp ×4 )', '1 vp + progress'])
  })

  test('every letter of every sign has an outline', () => {
    for (const def of greengully.buildings)
      for (const glyph of rowOf(stripOf(def.cost, def.benefit)))
        for (const letter of glyph.kind === 'sign' ? glyph.text : '')
          expect(signLetter(letter).d).toMatch(/^M/)
  })
})
