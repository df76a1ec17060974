import { Icon } from '@charterstone/art/icons/icon.tsx'
import { CHARTERS } from '@charterstone/engine'
import { Button } from '../../shell/button.tsx'
import { List } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Panel } from '../../shell/panel.tsx'
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
    <Panel title={say('new.seats')}>
      <List>
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.id}
            seat={seat}
            canGo={seats.length > 1}
            onChange={(change) => onChange(changeSeat(seats, index, change))}
            onCharter={(charter) => onChange(chooseCharter(seats, index, charter))}
            onRemove={() => onChange(removeSeat(seats, index))}
          />
        ))}
      </List>
      <div className={classes.below}>
        {seats.length < CHARTERS.length && (
          <Button icon={<Icon name="plus" />} onClick={() => onChange(addSeat(seats))}>
            {say('new.add')}
          </Button>
        )}
        {countOf(seats, 'person') > 1 && <Note>{say('new.hot-seat')}</Note>}
      </div>
    </Panel>
  )
}
