import { useSay } from '../../../words/speech.ts'
import { Chart, Scale } from '../line/chart.tsx'
import { type Area, EDGE, tidy, xOf } from '../line/chart-area.ts'
import line from '../line/line.module.css'
import { inkOf } from '../line/points-lines.tsx'
import type { LuckPoint } from './campaign-sums.ts'

type LuckChartProps = { readonly points: readonly LuckPoint[]; readonly charter: number }

const HEIGHT = 180
const MIN_TOP = 5

/** Luck in points, summed up over the evenings, within the band of chance. */
export function LuckChart({ points, charter }: LuckChartProps) {
  const say = useSay()
  const top = Math.ceil(Math.max(MIN_TOP, ...points.flatMap(({ sum, band }) => [Math.abs(sum), band])))
  const all = [{ game: 0, sum: 0, band: 0 }, ...points]
  const last = points.at(-1)
  return (
    <Chart
      height={HEIGHT}
      title={say('luck.chart', { sum: Math.round(last?.sum ?? 0), band: Math.round(last?.band ?? 0) })}
    >
      {(area) => {
        const y = (value: number) => heightOf(area, value / top)
        const at = (index: number, value: number) => `${tidy(xOf(area, index, all.length))} ${tidy(y(value))}`
        const upper = all.map(({ band }, index) => at(index, band))
        const lower = all.map(({ band }, index) => at(index, -band)).toReversed()
        return (
          <>
            <path d={`M${[...upper, ...lower].join('L')}Z`} fill="var(--option-wash)" />
            <Scale area={area} values={[top, 0, -top]} heightOf={y} textOf={signed} />
            {points.map(({ game }, index) => (
              <text
                key={game}
                x={tidy(xOf(area, index + 1, all.length))}
                y={area.height - 6}
                textAnchor="middle"
              >
                {game}
              </text>
            ))}
            <path
              d={`M${all.map(({ sum }, index) => at(index, sum)).join('L')}`}
              className={line.line}
              stroke={inkOf(charter)}
            />
          </>
        )
      }}
    </Chart>
  )
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`
}

/** 0 is in the middle, 1 at the top. */
function heightOf({ height }: Area, share: number): number {
  const room = height - EDGE.top - EDGE.bottom
  return EDGE.top + (room * (1 - share)) / 2
}
