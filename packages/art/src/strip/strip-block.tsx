import type { Cost, Effect } from '@charterstone/engine'
import { memo, type ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { iconOfEffect } from '../icons/icon-of.ts'
import type { IconName } from '../icons/icon-shapes.ts'
import { fixed } from '../ink/fixed.ts'
import { stripOf } from './strip-glyph.ts'
import { GlyphRow } from './strip-row.tsx'

export type StripWords = {
  /** The headings of the two sides. */
  readonly pay: string
  readonly gain: string
  /** A sentence or phrase for one effect, in the player's language. */
  readonly ofEffect: (effect: Effect) => string
}

type StripBlockProps = {
  readonly cost: Cost
  readonly effects: readonly Effect[]
  readonly words: StripWords
  readonly size?: number
}

/** Cost and gain with words, for the preview and the sheet: a row of icons, then every effect as icon and sentence. */
export const StripBlock = memo(function StripBlock({ cost, effects, words, size = 22 }: StripBlockProps) {
  const { pay, gain } = stripOf(cost, effects)
  return (
    <div className="strip-block">
      <div className="strip-bar" aria-hidden="true">
        {pay.length > 0 && (
          <>
            <span className="strip-label">{words.pay}</span>
            <GlyphRow glyphs={pay} size={size} />
            <Icon name="arrow" size={size} className="strip-to" />
          </>
        )}
        <span className="strip-label">{words.gain}</span>
        <GlyphRow glyphs={gain} size={size} />
      </div>
      <ul className="strip-lines">
        {fixed(effects.map((effect) => lineOf(iconOfEffect(effect), words.ofEffect(effect))))}
      </ul>
    </div>
  )
})

function lineOf(icon: IconName, words: string): ReactElement {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>{words}</span>
    </li>
  )
}
