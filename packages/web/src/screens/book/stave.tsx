import { Drawing } from '@charterstone/art/ink/drawing.tsx'
import { PHRASE, type Theme } from '../../sound/theme.ts'
import { BARS, type StaveNote, staveNotes } from './stave-notes.ts'

const LINES = [0, 2, 4, 6, 8] as const
const LEFT = 58
const STEP = 26
const WIDTH = LEFT + PHRASE * STEP + 14
const HEIGHT = 118
/** The lowest line, and half the gap between two lines. */
const BOTTOM = 82
const GAP = 4.5

/** The first phrase of a village, written down. */
export function Stave({ theme, title }: { readonly theme: Theme; readonly title: string }) {
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} title={title} width="100%">
      <g fill="none" stroke="var(--ink-2)">
        {LINES.map((line) => (
          <path key={line} d={`M8 ${y(line)}H${WIDTH - 8}`} />
        ))}
        {BARS.map((bar) => (
          <path key={bar} d={`M${x(bar) - 8} ${y(8)}V${y(0)}`} strokeWidth={bar === PHRASE ? 3 : 1.2} />
        ))}
      </g>
      <path d={CLEF} fill="none" stroke="var(--ink)" strokeWidth={2.2} strokeLinecap="round" />
      {staveNotes(theme).map((note) => (
        <Note key={note.at} note={note} />
      ))}
    </Drawing>
  )
}

/** The curl of a treble clef round the line of G. */
const CLEF =
  'M27 73c-5 1-8-3-7-7 1-5 8-7 12-3 5 5 2 14-6 15-9 1-15-7-12-16 3-8 16-15 18-25 1-6-3-11-6-9-6 4-4 16-2 26l7 37c1 6-3 9-7 8-3-1-4-4-2-6'

function x(halves: number): number {
  return LEFT + halves * STEP
}

function y(height: number): number {
  return BOTTOM - height * GAP
}

function Note({ note: { at, halves, height, isSharp } }: { readonly note: StaveNote }) {
  const [cx, cy] = [x(at) + 6, y(height)]
  const isUp = height < 4
  const stem = isUp ? `M${cx + 4.6} ${cy}v-27` : `M${cx - 4.6} ${cy}v27`
  const flag = isUp ? `M${cx + 4.6} ${cy - 27}q1 7 7 12` : `M${cx - 4.6} ${cy + 27}q1-7 7-12`
  return (
    <g stroke="var(--ink)" fill="none" strokeWidth={1.4}>
      {extraLines(height).map((line) => (
        <path key={line} d={`M${cx - 9} ${y(line)}h18`} stroke="var(--ink-2)" />
      ))}
      {isSharp && <path d={`M${cx - 13} ${cy - 6}v12m3-13v12m-5-7 7-2m-7 6 7-2`} />}
      <ellipse
        cx={cx}
        cy={cy}
        rx={5.2}
        ry={3.8}
        transform={`rotate(-18 ${cx} ${cy})`}
        fill={halves < 4 ? 'var(--ink)' : 'none'}
      />
      <path d={stem} />
      {halves === 1 && <path d={flag} strokeWidth={2.2} />}
      {halves === 3 && <circle cx={cx + 10} cy={cy - 2} r={1.4} fill="var(--ink)" />}
    </g>
  )
}

/** Short lines for notes above or below the stave. */
function extraLines(height: number): readonly number[] {
  return [-4, -2, 10, 12, 14, 16].filter((line) => (line < 0 ? line >= height : line <= height))
}
