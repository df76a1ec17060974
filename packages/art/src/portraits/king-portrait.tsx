import type { Mood } from '@charterstone/engine'
import { memo } from 'react'
import { Backcloth } from '../ink/backcloth.tsx'
import { besideWords } from '../ink/beside-words.ts'
import { Drawing } from '../ink/drawing.tsx'
import { Marks } from '../ink/marks.tsx'
import { composePortrait } from './compose-portrait.ts'
import type { Sitter } from './person.ts'

const KING: Sitter = {
  skin: 2,
  hair: 'bob',
  hairTone: 6,
  isOld: true,
  hat: 'crown',
  clothes: 'ruff',
  cloth: 'red',
  face: 'round',
  hasGloves: true,
}
const FACES: Readonly<Record<Mood, Sitter>> = {
  happy: { ...KING, mouth: 'smile', tool: 'letter' },
  angry: { ...KING, mouth: 'stern', eyes: 'narrow', tool: 'seal' },
}
const MARKS = { happy: composePortrait(FACES.happy, 1), angry: composePortrait(FACES.angry, 1) } as const

type KingPortraitProps = { readonly mood: Mood; readonly size?: number | string; readonly title?: string }

/** The King, as pleased or displeased as the last choice left him. */
export const KingPortrait = memo(function KingPortrait({ mood, size = 100, title }: KingPortraitProps) {
  const isHappy = mood === 'happy'
  return (
    <Drawing viewBox="0 0 100 100" title={title} {...besideWords(size, 'portrait')}>
      <Backcloth fill={isHappy ? 'var(--yellow-ground)' : 'var(--red-ground)'} />
      <circle cx={50} cy={46} r={38} fill={isHappy ? 'var(--yellow-lit)' : 'var(--red-lit)'} opacity={0.55} />
      <Marks marks={MARKS[mood]} />
    </Drawing>
  )
})
