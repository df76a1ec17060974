import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import type { LinePoint, Mark } from '@charterstone/bots'
import { type Cast, nameOf } from '@charterstone/engine'
import { charterAt } from '../../../table/model/charters.ts'
import { useSay } from '../../../words/speech.ts'
import { type LaneMark, laneOf, pointOfStep } from './chart-area.ts'
import classes from './line.module.css'

type LanesProps = {
  readonly line: readonly LinePoint[]
  readonly marks: readonly Mark[]
  readonly charters: readonly number[]
  readonly cast: Cast
  readonly onShow: (index: number) => void
}

export const LANE_ICONS: Readonly<Record<LaneMark['kind'], IconName>> = {
  objective: 'objective',
  building: 'building',
  crate: 'crate',
}

/** Below the line, a lane for each seat: what it built, opened and scored, at the turn in which it did. */
export function Lanes({ line, marks, charters, cast, onShow }: LanesProps) {
  const say = useSay()
  return (
    <ul className={classes.lanes} aria-label={say('review.lanes')}>
      {charters.map((charter, seat) => (
        <li key={charter} className={classes.lane}>
          <SeatToken charter={charterAt(charter)} size={18} title={cast.seats[seat] ?? ''} />
          <div className={classes.track}>
            {laneOf(marks, seat).map((mark) => {
              const index = pointOfStep(line, mark.step)
              const label = say(`review.mark-${mark.kind}`, { name: nameOf(cast.words, mark.card) })
              return (
                <button
                  key={`${mark.kind}-${mark.step}-${mark.card}`}
                  type="button"
                  className={classes.mark}
                  style={{ insetInlineStart: `${(index / Math.max(1, line.length - 1)) * 100}%` }}
                  title={label}
                  onClick={() => onShow(index)}
                >
                  <Icon name={LANE_ICONS[mark.kind]} size={15} title={label} />
                </button>
              )
            })}
          </div>
        </li>
      ))}
    </ul>
  )
}
