import { greengully } from '@charterstone/content'
import type { Cost, Effect } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { layoutSign, WIDEST } from './sign-layout.ts'
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
  ])('%s reads %s', (slug, sign) => {
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
  ])('a building reads %s', (sign, cost, benefit) => {
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

  test('every sign fits in two rows of its tile', () => {
    const outsize = greengully.buildings.filter((def) => {
      const { rows } = layoutSign(stripOf(def.cost, def.benefit), def.commons !== null)
      const widest = def.commons === null ? WIDEST : 104
      return rows.length < 1 || rows.length > 2 || rows.some(({ width }) => width > widest)
    })
    expect(outsize).toEqual([])
  })

  test('hardly any sign needs an ellipsis', () => {
    const cut = greengully.buildings.filter((def) =>
      layoutSign(stripOf(def.cost, def.benefit), def.commons !== null).rows.some(({ placed }) =>
        placed.some((item) => item.kind === 'text' && item.text === '…'),
      ),
    )
    expect(cut.length).toBeLessThanOrEqual(3)
  })
})
