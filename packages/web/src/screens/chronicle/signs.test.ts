import { rowOf, type StripGlyph, stripOf } from '@charterstone/art/strip/strip-glyph.ts'
import { greengully } from '@charterstone/content'
import { MINIONS } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { EXPLAINED } from './rule-icons.ts'
import { SIGNS } from './signs.ts'

const iconsOf = (glyphs: readonly StripGlyph[]) => [
  ...new Set(glyphs.flatMap((glyph) => (glyph.kind === 'thing' ? glyph.icon : []))),
]

it('the page of icons explains every icon that stands on several signboards', () => {
  const explained: readonly string[] = [
    ...EXPLAINED.map(({ icon }) => icon),
    ...SIGNS.flatMap(({ glyphs }) => iconsOf(glyphs)),
    ...MINIONS,
  ]
  const unknown = greengully.buildings
    .flatMap(({ cost, benefit }) => iconsOf(rowOf(stripOf(cost, benefit))))
    .filter((icon) => !explained.includes(icon))
  expect(unknown.filter((icon, index) => unknown.indexOf(icon) !== index)).toEqual([])
})
