import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { useState } from 'react'
import { anchorOf } from '../../../table/anchor.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { amountOf } from '../../../table/parts/noun.ts'
import { useTable } from '../../../table/table-context.tsx'
import { PresenceSlot } from '../online-slots.tsx'
import { SeatDialog } from '../seats/seat-dialog.tsx'
import classes from './phone.module.css'

/** With more seats there is no room for the shield beside the points. */
const SEATS_WITH_SHIELD = 4

/** Everybody's emblem and points; a tap opens all they have. */
export function PhoneSeats() {
  const { order, view, cast, words, decision, game } = useTable()
  const [opened, setOpened] = useState(-1)
  const asked = decision?.seat ?? game.waiting?.seat ?? -1
  return (
    <>
      <ul className={classes.seats}>
        {order.map((seat) => {
          const vp = view.table.seats[seat]?.vp ?? 0
          return (
            <li
              key={seat}
              className={classes.seat}
              data-asked={seat === asked || undefined}
              data-at={anchorOf({ kind: 'seat', seat })}
            >
              <button
                type="button"
                className={classes.seatButton}
                aria-label={`${cast.seats[seat] ?? ''}, ${amountOf(words, 'vp', vp)}`}
                onClick={() => setOpened(seat)}
              >
                <SeatToken charter={charterOfSeat(view, seat)} size={26} />
                {order.length <= SEATS_WITH_SHIELD && <Icon name="vp" size={18} />}
                {vp}
                <PresenceSlot seat={seat} />
              </button>
            </li>
          )
        })}
      </ul>
      <SeatDialog seat={opened} onClose={() => setOpened(-1)} />
    </>
  )
}
