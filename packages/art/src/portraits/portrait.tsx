import { memo } from 'react'
import { Backcloth } from '../ink/backcloth.tsx'
import { besideWords } from '../ink/beside-words.ts'
import { groundOf } from '../ink/charter-look.ts'
import { Drawing } from '../ink/drawing.tsx'
import type { Mark } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { CAST } from './cast/cast.ts'
import { composePortrait } from './compose-portrait.ts'
import { CREATURE_PICTURES } from './creatures.ts'
import type { Sitter } from './person.ts'

type PortraitProps = {
  /** The index number of a persona, assistant, guest, friend, companion or minion. */
  readonly number: number
  readonly size?: number | string
  readonly title?: string
  readonly className?: string
}

/** A face for a card. Unknown numbers get a face of their own, too. */
export const Portrait = memo(function Portrait({ number, size = 100, title, className }: PortraitProps) {
  const { charter } = sitterOf(number)
  return (
    <Drawing
      viewBox="0 0 100 100"
      title={title}
      {...besideWords(size, className === undefined ? 'portrait' : `portrait ${className}`)}
    >
      <Backcloth fill={charter === undefined ? 'var(--commons-ground)' : groundOf(charter)} />
      <circle
        cx={50}
        cy={46}
        r={37}
        fill={charter === undefined ? 'var(--plot)' : `var(--${charter}-lit)`}
        opacity={0.4}
      />
      <Marks marks={portraitMarks(number)} />
    </Drawing>
  )
})

const drawn = new Map<number, readonly Mark[]>()

function portraitMarks(number: number): readonly Mark[] {
  const known = drawn.get(number) ?? CREATURE_PICTURES[number]
  if (known !== undefined) return known
  const marks = composePortrait(sitterOf(number), number)
  drawn.set(number, marks)
  return marks
}

const NOBODY: Sitter = {}

function sitterOf(number: number): Sitter {
  return CAST[number] ?? NOBODY
}
