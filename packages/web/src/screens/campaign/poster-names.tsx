import type { Point } from '@charterstone/art/ink/path.ts'
import { nameLines } from './name-lines.ts'

type PosterNamesProps = {
  readonly names: readonly { readonly spot: number; readonly at: Point; readonly name: string }[]
}

const SIZE = 10
/** As wide as a tile. */
const WIDTH = 78
/** The width of a letter, on average. */
const LETTER = SIZE * 0.5

/** The names of the buildings, each below its house. */
export function PosterNames({ names }: PosterNamesProps) {
  return (
    <g
      fontFamily="Alegreya, Georgia, serif"
      fontSize={SIZE}
      fontWeight={700}
      textAnchor="middle"
      fill="var(--ink)"
      stroke="var(--paper-raised)"
      strokeWidth={2.4}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {names.map(({ spot, at: [x, y], name }) => {
        const lines = nameLines(name)
        return lines.map((line, index) => (
          <text
            key={`${spot} ${line}`}
            x={x}
            y={y + 36 + (index - (lines.length - 1)) * SIZE}
            {...(line.length * LETTER > WIDTH && { textLength: WIDTH, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {line}
          </text>
        ))
      })}
    </g>
  )
}
