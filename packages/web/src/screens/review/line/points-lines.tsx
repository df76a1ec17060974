import type { LinePoint } from '@charterstone/bots'
import { charterAt } from '../../../table/model/charters.ts'
import { useSay } from '../../../words/speech.ts'
import { LINE_DASHES } from '../../campaign/chart-lines.ts'
import { Chart, Scale, upright } from './chart.tsx'
import { indexAt, tidy, xOf, yOf } from './chart-area.ts'
import classes from './line.module.css'

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
  const best = Math.max(MIN_TOP, ...line.flatMap(({ vp }) => vp))
  const top = Math.ceil(best / MIN_TOP) * MIN_TOP
  return (
    <Chart
      height={HEIGHT}
      title={say('review.points-chart')}
      onPress={(x, area) => onShow(indexAt(area, x, line.length))}
    >
      {(area) => {
        const x = (index: number) => tidy(xOf(area, index, line.length))
        const y = (vp: number) => yOf(area, vp / top)
        return (
          <>
            <Scale area={area} values={[0, top / 2, top]} heightOf={y} textOf={(value) => value} />
            {charters.map((charter, seat) => (
              <path
                key={charter}
                d={`M${line.map(({ vp }, index) => `${x(index)} ${tidy(y(vp[seat] ?? 0))}`).join('L')}`}
                className={classes.line}
                stroke={inkOf(charter)}
                strokeDasharray={LINE_DASHES[charter]}
              />
            ))}
            <path className={classes.cursor} d={upright(area, xOf(area, at, line.length))} />
          </>
        )
      }}
    </Chart>
  )
}

/** Dark enough to be read on paper. */
export function inkOf(charter: number): string {
  const colour = charterAt(charter)
  return `color-mix(in oklab, var(--${colour}) 55%, var(--${colour}-deep))`
}
