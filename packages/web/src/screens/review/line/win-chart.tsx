import type { LinePoint, Mark } from '@charterstone/bots'
import { charterAt } from '../../../table/model/charters.ts'
import { Chart, Scale, upright } from './chart.tsx'
import { bandsOf, indexAt, pointOfStep, roundTicks, tidy, xOf, yOf } from './chart-area.ts'
import classes from './line.module.css'

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
  const sunset = marks.find(({ kind }) => kind === 'hourglass')
  return (
    <Chart height={HEIGHT} title={title} onPress={(x, area) => onShow(indexAt(area, x, line.length))}>
      {(area) => (
        <>
          {bandsOf(line, area).map((band, seat) => (
            <path
              key={charters[seat]}
              d={band}
              fill={`var(--${charterAt(charters[seat] ?? 0)})`}
              className={classes.band}
            />
          ))}
          <Scale
            area={area}
            values={SHARES}
            heightOf={(share) => yOf(area, share)}
            textOf={(share) => share * 100}
            isOverAreas
          />
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
        </>
      )}
    </Chart>
  )
}
