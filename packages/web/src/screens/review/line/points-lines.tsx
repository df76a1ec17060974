import { Drawing } from '@charterstone/art/ink/drawing.tsx'
import type { LinePoint } from '@charterstone/bots'
import { charterAt } from '../../../table/model/charters.ts'
import { useSay } from '../../../words/speech.ts'
import { LINE_DASHES } from '../../campaign/chart-lines.ts'
import { EDGE, indexAt, tidy, xOf, yOf } from './chart-area.ts'
import classes from './line.module.css'
import { useArea } from './use-area.ts'

type PointsLinesProps = {
  readonly line: readonly LinePoint[]
  readonly charters: readonly number[]
  readonly at: number
  readonly onShow: (index: number) => void
}

const HEIGHT = 150
const MIN_TOP = 10

/** The points on the track, a line for each seat with a stroke of its own. */
export function PointsLines({ line, charters, at, onShow }: PointsLinesProps) {
  const say = useSay()
  const { frame, area } = useArea(HEIGHT)
  const best = Math.max(MIN_TOP, ...line.flatMap(({ vp }) => vp))
  const top = Math.ceil(best / MIN_TOP) * MIN_TOP
  const x = (index: number) => tidy(xOf(area, index, line.length))
  const y = (vp: number) => tidy(yOf(area, vp / top))
  return (
    <div
      ref={frame}
      className={classes.chart}
      onPointerDown={(event) => {
        const { left } = event.currentTarget.getBoundingClientRect()
        onShow(indexAt(area, event.clientX - left, line.length))
      }}
    >
      <Drawing
        viewBox={`0 0 ${area.width} ${area.height}`}
        height={area.height}
        title={say('review.points-chart')}
        className={classes.drawing}
      >
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <path d={`M${EDGE.left} ${y(value)}H${area.width - EDGE.right}`} className={classes.rule} />
            <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {charters.map((charter, seat) => (
          <path
            key={charter}
            d={`M${line.map(({ vp }, index) => `${x(index)} ${y(vp[seat] ?? 0)}`).join('L')}`}
            className={classes.line}
            stroke={inkOf(charter)}
            strokeDasharray={LINE_DASHES[charter]}
          />
        ))}
        <path className={classes.cursor} d={`M${x(at)} ${EDGE.top}V${area.height - EDGE.bottom}`} />
      </Drawing>
    </div>
  )
}

/** Dark enough to be read on paper. */
export function inkOf(charter: number): string {
  const colour = charterAt(charter)
  return `color-mix(in oklab, var(--${colour}) 55%, var(--${colour}-deep))`
}
