import { Drawing } from '@charterstone/art/ink/drawing.tsx'
import type { LinePoint, Mark } from '@charterstone/bots'
import { charterAt } from '../../../table/model/charters.ts'
import { type Area, bandsOf, EDGE, indexAt, pointOfStep, roundTicks, tidy, xOf, yOf } from './chart-area.ts'
import classes from './line.module.css'
import { useArea } from './use-area.ts'

type WinChartProps = {
  readonly title: string
  readonly line: readonly LinePoint[]
  readonly marks: readonly Mark[]
  /** The charter of each seat. */
  readonly charters: readonly number[]
  readonly at: number
  readonly onShow: (index: number) => void
}

const HEIGHT = 260
const SHARES = [0, 0.25, 0.5, 0.75, 1]

/** The chance to win of all seats, stacked to 100 %. The slider and the table below it say the same without a pointer. */
export function WinChart({ title, line, marks, charters, at, onShow }: WinChartProps) {
  const { frame, area } = useArea(HEIGHT)
  const sunset = marks.find(({ kind }) => kind === 'hourglass')
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
        title={title}
        className={classes.drawing}
      >
        {bandsOf(line, area).map((band, seat) => (
          <path
            key={charters[seat]}
            d={band}
            fill={`var(--${charterAt(charters[seat] ?? 0)})`}
            className={classes.band}
          />
        ))}
        <Scale area={area} />
        {roundTicks(line, area).map(({ round, index }) => (
          <text key={round} x={tidy(xOf(area, index, line.length))} y={area.height - 6} textAnchor="middle">
            {round}
          </text>
        ))}
        {sunset !== undefined && (
          <path
            className={classes.sunset}
            d={upright(area, xOf(area, pointOfStep(line, sunset.step), line.length))}
          />
        )}
        <path className={classes.cursor} d={upright(area, xOf(area, at, line.length))} />
      </Drawing>
    </div>
  )
}

function Scale({ area }: { readonly area: Area }) {
  return SHARES.map((share) => (
    <g key={share}>
      <path
        d={`M${EDGE.left} ${tidy(yOf(area, share))}H${area.width - EDGE.right}`}
        className={classes.grid}
      />
      <text x={EDGE.left - 6} y={tidy(yOf(area, share)) + 4} textAnchor="end">
        {share * 100}
      </text>
    </g>
  ))
}

function upright(area: Area, x: number): string {
  return `M${tidy(x)} ${EDGE.top}V${area.height - EDGE.bottom}`
}
