import { Drawing } from '@charterstone/art/ink/drawing.tsx'
import { type LinePoint, WIN_UNIT } from '@charterstone/bots'
import { useSay } from '../../words/speech.ts'
import { EDGE, pointOfStep, tidy, xOf, yOf } from '../review/line/chart-area.ts'
import line from '../review/line/line.module.css'
import { inkOf } from '../review/line/points-lines.tsx'
import { useArea } from '../review/line/use-area.ts'
import { percentOf } from '../review/percent.ts'
import classes from './fork.module.css'

type CompareChartProps = {
  readonly original: readonly LinePoint[]
  readonly fork: readonly LinePoint[]
  /** The answers that both games share. */
  readonly step: number
  readonly seat: number
  readonly charter: number
}

const HEIGHT = 200
const DASHES = '7 5'

/** The chance of one seat in both games: they are one line until they part. */
export function CompareChart({ original, fork, step, seat, charter }: CompareChartProps) {
  const say = useSay()
  const { frame, area } = useArea(HEIGHT)
  const count = Math.max(original.length, fork.length)
  const path = (points: readonly LinePoint[], from: number) =>
    `M${points
      .map((point, index) => corner(point, index))
      .slice(from)
      .join('L')}`
  const corner = ({ win }: LinePoint, index: number) =>
    `${tidy(xOf(area, index, count))} ${tidy(yOf(area, (win[seat] ?? 0) / WIN_UNIT))}`
  const parting = pointOfStep(original, step)
  const end = (points: readonly LinePoint[]) => percentOf(points.at(-1)?.win[seat] ?? 0)
  return (
    <>
      <ul className={classes.legend}>
        <li>
          <Sample charter={charter} dashes="none" /> {say('fork.original', { percent: end(original) })}
        </li>
        <li>
          <Sample charter={charter} dashes={DASHES} /> {say('fork.this', { percent: end(fork) })}
        </li>
      </ul>
      <div ref={frame}>
        <Drawing
          viewBox={`0 0 ${area.width} ${area.height}`}
          height={area.height}
          title={say('fork.chart', { original: end(original), fork: end(fork) })}
          className={line.drawing}
        >
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <path
                d={`M${EDGE.left} ${tidy(yOf(area, share))}H${area.width - EDGE.right}`}
                className={line.rule}
              />
              <text x={EDGE.left - 6} y={tidy(yOf(area, share)) + 4} textAnchor="end">
                {share * 100}
              </text>
            </g>
          ))}
          <path
            d={`M${tidy(xOf(area, parting, count))} ${EDGE.top}V${area.height - EDGE.bottom}`}
            className={line.sunset}
          />
          <path d={path(original, 0)} className={line.line} stroke={inkOf(charter)} />
          <path
            d={path(fork, Math.min(parting, Math.max(0, fork.length - 1)))}
            className={line.line}
            stroke={inkOf(charter)}
            strokeDasharray={DASHES}
          />
        </Drawing>
      </div>
    </>
  )
}

function Sample({ charter, dashes }: { readonly charter: number; readonly dashes: string }) {
  return (
    <Drawing viewBox="0 0 34 10" width={34} height={10}>
      <path d="M1 5H33" stroke={inkOf(charter)} strokeWidth={2.2} strokeDasharray={dashes} />
    </Drawing>
  )
}
