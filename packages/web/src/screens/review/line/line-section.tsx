import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import type { GameReview } from '@charterstone/bots'
import type { Cast } from '@charterstone/engine'
import { charterAt } from '../../../table/model/charters.ts'
import { useSay } from '../../../words/speech.ts'
import { percentOf } from '../percent.ts'
import { pointOfStep } from './chart-area.ts'
import { Lanes } from './lanes.tsx'
import { LineLegend, MarkLegend } from './legend.tsx'
import classes from './line.module.css'
import { LineTable, momentText } from './line-table.tsx'
import { PointsLines } from './points-lines.tsx'
import { WinChart } from './win-chart.tsx'

type LineSectionProps = {
  readonly review: GameReview
  readonly cast: Cast
  readonly charters: readonly number[]
  /** The number of answers before the moment on show. */
  readonly step: number
  readonly onShow: (step: number) => void
}

/** How the chances went, turn by turn. */
export function LineSection({ review, cast, charters, step, onShow }: LineSectionProps) {
  const say = useSay()
  const { line, marks } = review
  const at = pointOfStep(line, step)
  const point = line[at]
  const show = (index: number) => onShow(line[index]?.step ?? 0)
  if (point === undefined) return null
  const moment = momentText(say, cast, point.round, point.seat)
  return (
    <>
      <ul className={classes.legend}>
        {charters.map((charter, seat) => (
          <li key={charter}>
            <SeatToken charter={charterAt(charter)} size={22} />
            {cast.seats[seat]}
            <b>{say('review.percent', { percent: percentOf(point.win[seat] ?? 0) })}</b>
            <span>
              <Icon name="vp" size={16} title={say('campaign.total')} /> {point.vp[seat] ?? 0}
            </span>
          </li>
        ))}
      </ul>
      <WinChart
        title={say('review.chart', { count: charters.length })}
        line={line}
        marks={marks}
        charters={charters}
        at={at}
        onShow={show}
      />
      <Lanes line={line} marks={marks} charters={charters} cast={cast} onShow={show} />
      <MarkLegend marks={marks} />
      <label className={classes.way}>
        <span className="visually-hidden">{say('log.slider')}</span>
        <input
          type="range"
          min={0}
          max={line.length - 1}
          value={at}
          aria-valuetext={`${moment}: ${charters
            .map(
              (_, seat) =>
                `${cast.seats[seat] ?? ''} ${say('review.percent', { percent: percentOf(point.win[seat] ?? 0) })}`,
            )
            .join(', ')}`}
          onChange={({ target }) => show(Number(target.value))}
        />
      </label>
      <h3 className={classes.caption}>{say('review.points')}</h3>
      <LineLegend charters={charters} names={cast.seats} />
      <PointsLines line={line} charters={charters} at={at} onShow={show} />
      <LineTable line={line} cast={cast} />
    </>
  )
}
