import { Drawing } from '@charterstone/art/ink/drawing.tsx'
import { type LinePoint, WIN_UNIT } from '@charterstone/bots'
import { useSay } from '../../words/speech.ts'
import { Chart, Scale, upright } from '../review/line/chart.tsx'
import { type Area, pointOfStep, tidy, xOf, yOf } from '../review/line/chart-area.ts'
import line from '../review/line/line.module.css'
import { inkOf } from '../review/line/points-lines.tsx'
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
  const count = Math.max(original.length, fork.length)
  const parting = pointOfStep(original, step)
  const end = (points: readonly LinePoint[]) => percentOf(points.at(-1)?.win[seat] ?? 0)
  const path = (area: Area, points: readonly LinePoint[], from: number) =>
    `M${points
      .map(({ win }, index) => {
        const y = yOf(area, (win[seat] ?? 0) / WIN_UNIT)
        return `${tidy(xOf(area, index, count))} ${tidy(y)}`
      })
      .slice(from)
      .join('L')}`
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
      <Chart height={HEIGHT} title={say('fork.chart', { original: end(original), fork: end(fork) })}>
        {(area) => (
          <>
            <Scale
              area={area}
              values={[0, 0.5, 1]}
              heightOf={(share) => yOf(area, share)}
              textOf={(share) => share * 100}
            />
            <path d={upright(area, xOf(area, parting, count))} className={line.sunset} />
            <path d={path(area, original, 0)} className={line.line} stroke={inkOf(charter)} />
            <path
              d={path(area, fork, Math.min(parting, Math.max(0, fork.length - 1)))}
              className={line.line}
              stroke={inkOf(charter)}
              strokeDasharray={DASHES}
            />
          </>
        )}
      </Chart>
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
