import { SeatToken, TokenMark } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS, type GameRecord } from '@charterstone/engine'
import { Scroller } from '../../shell/scroller.tsx'
import { useSay } from '../../words/speech.ts'
import { Chart } from '../review/line/chart.tsx'
import { EDGE, yOf } from '../review/line/chart-area.ts'
import classes from './campaign.module.css'
import { type ChartLine, chartLines, LINE_DASHES, scaleFor } from './chart-lines.ts'

const HEIGHT = 300
/** Room for emblems and names. */
const NAMES = 124
/** The longest name that fits there. */
const LONGEST = 12
/** Two emblems at the end of their lines stand at least so far apart. */
const APART = 20

/** A line for each charter, with a stroke of its own, and its emblem and name at the end; the table below says the same in numbers. */
export function PointsChart({ history }: { readonly history: readonly GameRecord[] }) {
  const say = useSay()
  const lines = chartLines(history)
  const scale = scaleFor(lines)
  const games = history.map(({ game }) => game)
  const first = games[0] ?? 1
  const last = Math.max(games.at(-1) ?? 1, first + 1)
  return (
    <>
      <Chart height={HEIGHT} title={say('campaign.chart', { count: games.length })}>
        {(area) => {
          const end = area.width - NAMES
          const x = (game: number) => EDGE.left + ((game - first) / (last - first)) * (end - EDGE.left)
          const y = (vp: number) => yOf(area, vp / (scale.at(-1) ?? 1))
          const labels = spread(lines, (line) => y(line.points.at(-1)?.vp ?? 0))
          return (
            <>
              {scale.map((value) => (
                <g key={value}>
                  <path d={`M${EDGE.left} ${y(value)}H${end}`} stroke="var(--line)" />
                  <text x={EDGE.left - 8} y={y(value) + 4} textAnchor="end">
                    {value}
                  </text>
                </g>
              ))}
              {games.map((game) => (
                <text key={game} x={x(game)} y={area.height - 4} textAnchor="middle">
                  {game}
                </text>
              ))}
              {lines.map((line) => (
                <Line key={line.charter} line={line} x={x} y={y} label={labels.get(line.charter) ?? 0} />
              ))}
            </>
          )
        }}
      </Chart>
      <Scroller className={classes.scroller} label={say('campaign.points')}>
        <table className={classes.table}>
          <caption className="visually-hidden">{say('campaign.points')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('campaign.player')}</th>
              {games.map((game) => (
                <th key={game} scope="col">
                  {game}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ charter, name, points }) => (
              <tr key={charter}>
                <th scope="row">
                  <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={20} /> {name}
                </th>
                {games.map((game) => {
                  const point = points.find((each) => each.game === game)
                  return (
                    <td key={game} data-won={point?.isWon}>
                      {point?.vp ?? '–'}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  )
}

type LineProps = {
  readonly line: ChartLine
  readonly x: (game: number) => number
  readonly y: (vp: number) => number
  /** How high its emblem stands. */
  readonly label: number
}

function Line({ line: { charter, name, points }, x, y, label }: LineProps) {
  const colour = CHARTERS[charter] ?? 'purple'
  const ink = `color-mix(in oklab, var(--${colour}) 55%, var(--${colour}-deep))`
  const last = points.at(-1)
  const path = points.map(({ game, vp }, index) => `${index === 0 ? 'M' : 'L'}${x(game)} ${y(vp)}`).join('')
  return (
    <g>
      <path
        d={path}
        fill="none"
        stroke={ink}
        strokeWidth={2.2}
        strokeLinejoin="round"
        strokeDasharray={LINE_DASHES[charter]}
      />
      {points.map(({ game, vp, isWon }) => (
        <circle
          key={game}
          cx={x(game)}
          cy={y(vp)}
          r={isWon ? 5 : 3}
          fill={isWon ? 'var(--gold)' : ink}
          stroke={ink}
          strokeWidth={1.5}
        />
      ))}
      {last !== undefined && (
        <>
          <TokenMark charter={colour} x={x(last.game) + 18} y={label} r={9} />
          <text x={x(last.game) + 31} y={label + 4.5} className={classes.name}>
            {name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name}
          </text>
        </>
      )}
    </g>
  )
}

/** From the top down, every emblem below the one before it. */
function spread(
  lines: readonly ChartLine[],
  height: (line: ChartLine) => number,
): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  let lowest = Number.NEGATIVE_INFINITY
  for (const line of [...lines].sort((a, b) => height(a) - height(b))) {
    lowest = Math.max(height(line), lowest + APART)
    places.set(line.charter, lowest)
  }
  return places
}
