import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { Fragment } from 'react'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { useTable } from '../../../table/table-context.tsx'
import classes from './asked-seat.module.css'

type AskedSeatProps = {
  /** A band along the bar, or a badge before the question. */
  readonly shape: 'band' | 'badge'
}

/** Whose turn it is at a shared screen, at a glance: face and emblem in the colour of the charter. */
export function AskedSeat({ shape }: AskedSeatProps) {
  const { view, decision, isShared } = useTable()
  if (!isShared || decision === null) return null
  const { seat } = decision
  const charter = charterOfSeat(view, seat)
  const [persona] = view.table.seats[seat]?.personas ?? []
  const face = (
    <span className={classes.seat} data-shape={shape} data-charter={charter} aria-hidden="true">
      {persona !== undefined && <Portrait number={persona} className={classes.face ?? ''} />}
      <SeatToken charter={charter} size={persona === undefined ? 34 : 22} />
    </span>
  )
  if (shape === 'badge') return <Fragment key={seat}>{face}</Fragment>
  return (
    <div key={seat} className={classes.layer}>
      {face}
      <span className={classes.swish} data-charter={charter} aria-hidden="true" />
    </div>
  )
}
