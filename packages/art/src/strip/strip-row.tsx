import type { Cost, Effect } from '@charterstone/engine'
import { memo, type ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { besideWords } from '../ink/beside-words.ts'
import { fixed } from '../ink/fixed.ts'
import { rowOf, type StripGlyph, stripOf } from './strip-glyph.ts'

type StripRowProps = {
  readonly cost?: Cost
  readonly effects: readonly Effect[]
  readonly size?: number
  /** Said instead of the icons. */
  readonly title?: string
}

/** Cost and gain in a line of icons, for cards. */
export const StripRow = memo(function StripRow({ cost = {}, effects, size = 16, title }: StripRowProps) {
  return <GlyphRow glyphs={rowOf(stripOf(cost, effects))} size={size} title={title} />
})

type GlyphRowProps = {
  readonly glyphs: readonly StripGlyph[]
  readonly size: number
  readonly title?: string | undefined
}

export function GlyphRow({ glyphs, size, title }: GlyphRowProps) {
  const children = fixed(glyphs.map((glyph) => glyphOf(glyph, size)))
  if (title === undefined) return <span className="strip">{children}</span>
  return (
    <span className="strip" role="img" aria-label={title}>
      {children}
    </span>
  )
}

function glyphOf(glyph: StripGlyph, size: number): ReactElement {
  switch (glyph.kind) {
    case 'thing':
      return (
        <span className="strip-thing">
          {glyph.isCounted && <b>{glyph.count}</b>}
          <Icon name={glyph.icon} size={size} />
        </span>
      )
    case 'sign':
      return <span className="strip-sign">{glyph.text}</span>
    case 'pays-for':
      return <PaysFor size={size} />
  }
}

/** The triangle between what is paid and what is gained; the same in all languages. */
export function PaysFor({ size }: { readonly size: number }) {
  return (
    <svg {...besideWords(size * ARROW, 'strip-arrow')} viewBox="-1 0 10 10" aria-hidden="true">
      <path d="M1 .5 7.5 5 1 9.5Z" fill="currentColor" />
    </svg>
  )
}

/** The size of the triangle beside that of its icons. */
const ARROW = 0.62
