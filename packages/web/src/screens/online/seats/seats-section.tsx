import { CHARTERS } from '@charterstone/engine'
import { useState } from 'react'
import { api, problemOf } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { useOnlineSession } from '../../../session/session-context.tsx'
import { List } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { useSay } from '../../../words/speech.ts'
import { PlayerNameField } from '../../player-name/player-name-field.tsx'
import { rememberedName, rememberName } from '../remembered-name.ts'
import { sitDown } from '../sit-down.ts'
import { isUnheld } from '../unheld.ts'
import { FreeCharter } from './free-charter.tsx'
import { HeldSeat } from './held-seat.tsx'

/** All seats of the table; between games also the free charters. */
export function SeatsSection() {
  const say = useSay()
  const { id, table, you } = useTableInfo()
  const session = useOnlineSession()
  const [name, setName] = useState(rememberedName)
  const { seats, phase } = table
  const canJoin = phase === 'between' && table.mode !== 'single'
  const hasOpenSeat = seats.some(isUnheld)
  const needsName = you.isInvited && (hasOpenSeat || canJoin)
  /** Without a new name, the seat keeps its own. */
  async function takeSeat(charter: number, known: string): Promise<void> {
    const called = name.trim() === '' ? known : name
    rememberName(called)
    reportProblem(await sitDown(id, charter, called, session))
  }
  const free = CHARTERS.flatMap((_, charter) =>
    canJoin && seats.every((seat) => seat.charter !== charter) ? [charter] : [],
  )
  return (
    <Panel title={say('seats.who')}>
      {needsName && <PlayerNameField value={name} onChange={setName} />}
      <List>
        {seats.map((seat, index) => (
          <HeldSeat
            key={seat.charter}
            seat={seat}
            index={index}
            onSit={you.isInvited && isUnheld(seat) ? () => void takeSeat(seat.charter, seat.name) : null}
          />
        ))}
        {(you.isInvited || you.isHost) &&
          free.map((charter) => (
            <FreeCharter
              key={charter}
              charter={charter}
              onSit={name.trim() === '' ? null : () => void takeSeat(charter, '')}
              onOther={(by, called) =>
                void api.seatOther(id, charter, called, by).then((seated) => reportProblem(problemOf(seated)))
              }
            />
          ))}
      </List>
      {canJoin && you.isHost && <Note>{say('seats.between')}</Note>}
    </Panel>
  )
}
