import { Icon } from '@charterstone/art/icons/icon.tsx'
import { CHARTERS } from '@charterstone/engine'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/speech.ts'
import { addSeat, changeSeat, chooseCharter, countOf, removeSeat, type SeatDraft } from './seat-draft.ts'
import { SeatRow } from './seat-row.tsx'
import classes from './seats.module.css'

type SeatsEditorProps = {
  readonly seats: readonly SeatDraft[]
  readonly onChange: (seats: readonly SeatDraft[]) => void
}

/** Who sits round the table. */
export function SeatsEditor({ seats, onChange }: SeatsEditorProps) {
  const say = useSay()
  return (
    <section className={classes.section} aria-labelledby="seats">
      <h2 id="seats" className={classes.heading}>
        {say('new.seats')}
      </h2>
      <ul className={classes.seats}>
        {seats.map((seat, place) => (
          <SeatRow
            key={seat.id}
            seat={seat}
            canGo={seats.length > 1}
            onChange={(change) => onChange(changeSeat(seats, place, change))}
            onCharter={(charter) => onChange(chooseCharter(seats, place, charter))}
            onRemove={() => onChange(removeSeat(seats, place))}
          />
        ))}
      </ul>
      <div className={classes.below}>
        {seats.length < CHARTERS.length && (
          <Button icon={<Icon name="plus" />} onClick={() => onChange(addSeat(seats))}>
            {say('new.add')}
          </Button>
        )}
        {countOf(seats, 'person') > 1 && <p className={classes.note}>{say('new.hot-seat')}</p>}
      </div>
    </section>
  )
}
