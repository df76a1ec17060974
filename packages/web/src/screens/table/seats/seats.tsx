import { useState } from 'react'
import { useTablePart } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { GuidedCoach, RuleOffer } from '../lessons.tsx'
import { LastMoves } from './last-moves.tsx'
import { SeatDialog } from './seat-dialog.tsx'
import { SeatPanel } from './seat-panel.tsx'
import classes from './seats.module.css'

/** With more seats there is no room for the last moves. */
const SEATS_WITH_MOVES = 4

/** One panel a seat: one's own first, then in the order of turns. */
export function Seats() {
  const say = useSay()
  const order = useTablePart((table) => table.order)
  const [opened, setOpened] = useState(-1)
  const isCrowded = order.length > SEATS_WITH_MOVES
  return (
    <aside className={classes.seats} aria-label={say('table.seats')} data-crowded={isCrowded || undefined}>
      {order.map((seat) => (
        <SeatPanel key={seat} seat={seat} onOpen={setOpened} isCrowded={isCrowded} />
      ))}
      <GuidedCoach instead={!isCrowded && <LastMoves />} />
      <RuleOffer />
      <SeatDialog seat={opened} onClose={() => setOpened(-1)} />
    </aside>
  )
}
