import type { Proposal, Role, TableInfo } from '@charterstone/protocol'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { reportProblem } from '../../online/report-problem.ts'
import type { ConnectionStatus } from '../../online/table-connection.ts'
import { useOnlineTable, useTableInfo } from '../../online/use-online-table.ts'
import { tableRef } from '../../session/game-ref.ts'
import { useOnlineSession } from '../../session/session-context.tsx'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Notice } from '../../shell/notice.tsx'
import { pathOf } from '../../shell/route.ts'
import { useRoute } from '../../shell/router.ts'
import { useSay } from '../../words/speech.ts'
import { AUTOMA } from '../set-up/seat-draft.ts'
import { isUnheld } from './unheld.ts'

/** What must not be overlooked at an online table: one thing at a time, the most pressing first. */
export function OnlineNotices() {
  const status = useOnlineTable((state) => state.status)
  const { table, you } = useTableInfo()
  const isLost = useLasting(status === 'lost', PATIENCE)
  const { proposal, seats, asked } = table
  if (isLost) return <Lost status={status} />
  if (
    proposal !== null &&
    (you.seats.some((seat) => proposal.missing.includes(seat)) || isOwn(proposal, you))
  )
    return <Consent proposal={proposal} table={table} you={you} />
  if (you.seat >= 0 && seats[you.seat]?.isLent === true) return <Lent seat={you.seat} table={table} />
  if (asked !== you.seat && you.seats.includes(asked) && seats[asked]?.isLent === false)
    return <OtherSeat seat={asked} table={table} />
  if (you.seats.length === 0 && you.isInvited && table.phase !== 'gathering' && seats.some(isUnheld))
    return <FreeSeats />
  return null
}

/** A short network failure shows no notice. */
const PATIENCE = 1200

function useLasting(isTrue: boolean, time: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => setLasted(true), time)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [isTrue, time])
  return isTrue && hasLasted
}

function Lost({ status }: { readonly status: ConnectionStatus }) {
  const say = useSay()
  const { reconnect } = useOnlineSession()
  return (
    <Notice text={say('notice.lost')}>
      <Button data-status={status} onClick={reconnect}>
        {say('notice.reconnect')}
      </Button>
    </Notice>
  )
}

/** The table came from a file, or a seat was handed over. */
function FreeSeats() {
  const say = useSay()
  const { id } = useTableInfo()
  const route = useRoute()
  if (route.name === 'seats') return null
  return (
    <Notice text={say('notice.free-seats')}>
      <ButtonLink kind="primary" to={pathOf('seats', tableRef(id))}>
        {say('notice.choose-seat')}
      </ButtonLink>
    </Notice>
  )
}

type SeatNoticeProps = { readonly seat: number; readonly table: TableInfo }

/** An automa cannot be relieved in the middle of a game: until then there is nothing to press. */
function Lent({ seat, table }: SeatNoticeProps) {
  const say = useSay()
  const { request } = useOnlineSession()
  const { name = '', player } = table.seats[seat] ?? {}
  if (player === AUTOMA && table.phase !== 'between') return null
  return (
    <Notice text={say(player === AUTOMA ? 'notice.lent-automa' : 'notice.lent', { name })}>
      <Button kind="primary" onClick={() => void request({ type: 'return', seat }).then(reportProblem)}>
        {say('notice.take-back')}
      </Button>
    </Notice>
  )
}

/** Two people may share a device, each with a seat. */
function OtherSeat({ seat, table }: SeatNoticeProps) {
  const say = useSay()
  const { sitAt } = useOnlineSession()
  const name = table.seats[seat]?.name ?? ''
  return (
    <Notice text={say('notice.other-seat', { name })}>
      <Button kind="primary" onClick={() => sitAt(seat)}>
        {say('notice.play-as', { name })}
      </Button>
    </Notice>
  )
}

type ConsentProps = { readonly proposal: Proposal; readonly table: TableInfo; readonly you: Role }

/** A proposal that all players have to accept. */
function Consent({ proposal, table, you }: ConsentProps) {
  const say = useSay()
  const { request, game } = useOnlineSession()
  const step = useStore(game, (shown) => shown?.log.at(-1)?.number ?? 0)
  const { what, missing, seat, id } = proposal
  const name = table.seats[seat]?.name ?? say('online.host')
  const wish =
    what.kind === 'undo'
      ? say('notice.wants-undo', { name, count: Math.max(1, step - what.step) })
      : what.hours === null
        ? say('notice.wants-no-deadline', { name })
        : say('notice.wants-deadline', { name, hours: what.hours })
  const reply = (agrees: boolean) =>
    void request({ type: 'consent', proposal: id, agrees }).then(reportProblem)
  const isAsked = you.seats.some((each) => missing.includes(each))
  const names = missing.map((each) => table.seats[each]?.name ?? '').join(', ')
  return (
    <Notice text={isAsked ? wish : say('notice.waiting-for', { names })}>
      <Button onClick={() => reply(false)}>{say(isAsked ? 'notice.refuse' : 'notice.withdraw')}</Button>
      {isAsked && (
        <Button kind="primary" onClick={() => reply(true)}>
          {say('notice.agree')}
        </Button>
      )}
    </Notice>
  )
}

function isOwn({ seat }: Proposal, { seats, isHost }: Role): boolean {
  return seats.includes(seat) || (seat < 0 && isHost)
}
