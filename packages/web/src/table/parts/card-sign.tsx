import { Icon } from '@charterstone/art/icons/icon.tsx'
import { glyphsOfCost, stripOf } from '@charterstone/art/strip/strip-glyph.ts'
import { GlyphRow, StripRow } from '@charterstone/art/strip/strip-row.tsx'
import type { Cost, Effect } from '@charterstone/engine'
import type { CSSProperties } from 'react'
import { useSay } from '../../words/speech.ts'
import type { CardFace } from '../model/card-face.ts'
import classes from './card-sign.module.css'

type CardSignProps = {
  readonly face: CardFace
  readonly size?: number
  /** Also what the building costs to construct. */
  readonly hasBuild?: boolean
}

/** A card in icons: what a building costs to construct, and the sign with what is paid and gained. */
export function CardSign({ face, size = 15, hasBuild = true }: CardSignProps) {
  const { build, cost, effects, building } = face
  const glyphs = hasBuild ? glyphsOfCost(build) : []
  const style = glyphStyle(size)
  return (
    <>
      {glyphs.length > 0 && (
        <span className={classes.build} style={style}>
          <Icon name="construct" size={size} />
          <GlyphRow glyphs={glyphs} size={size} />
        </span>
      )}
      {effects.length > 0 && (
        <span className={building === null ? classes.strip : classes.sign} style={style}>
          <StripRow cost={cost} effects={effects} size={size} />
        </span>
      )}
    </>
  )
}

type SignWithWordsProps = {
  readonly build?: Cost
  readonly cost: Cost
  readonly effects: readonly Effect[]
  readonly size?: number
}

/** The same with the words "build", "pay" and "gain", for a closer look. */
export function SignWithWords({ build = {}, cost, effects, size = 21 }: SignWithWordsProps) {
  const say = useSay()
  const { pay, gain } = stripOf(cost, effects)
  const needed = glyphsOfCost(build)
  if (needed.length + pay.length + gain.length === 0) return null
  return (
    <div className={classes.block} style={glyphStyle(size)}>
      {needed.length > 0 && (
        <span className={classes.line}>
          <span className={classes.label}>{say('preview.build')}</span>
          <GlyphRow glyphs={needed} size={size} />
        </span>
      )}
      {pay.length > 0 && (
        <span className={classes.line}>
          <span className={classes.label}>{say('preview.pay')}</span>
          <GlyphRow glyphs={pay} size={size} />
          <Icon name="arrow" size={18} className={classes.arrow ?? ''} />
        </span>
      )}
      {gain.length > 0 && (
        <span className={classes.line}>
          <span className={classes.label}>{say('preview.gain')}</span>
          <GlyphRow glyphs={gain} size={size} />
        </span>
      )}
    </div>
  )
}

/** The size of icons in pixels of the design: they grow with the text beside them. */
function glyphStyle(size: number): CSSProperties {
  return { '--glyph': size } as CSSProperties
}
