import { CHARTERS } from '@charterstone/engine'
import { MAX_NAME_LENGTH, type TableInfo } from '@charterstone/protocol'
import { useState } from 'react'
import { api, problemOf } from '../../../online/api.ts'
import { seatKey } from '../../../online/enter.ts'
import { linkTo, moveKey, useMyTables } from '../../../online/my-tables.ts'
import { useTableInfo } from '../../../online/online-table.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { askTable, sitAt } from '../../../online/table-session.ts'
import { tableRef } from '../../../session/game-ref.ts'
import { Button } from '../../../shell/button.tsx'
import { Page } from '../../../shell/page.tsx'
import { pathOf } from '../../../shell/route.ts'
import { type Say, useSay } from '../../../words/speech.ts'
import classes from '../online.module.css'
import { rememberedName, rememberName } from '../remembered-name.ts'
import { ShareLink } from '../share-link.tsx'
import { sitDown } from '../sit-down.ts'
import { TalkButton } from '../talk/talk-button.tsx'
import { LobbySeat } from './lobby-seat.tsx'
import { LobbyVillage } from './lobby-village.tsx'

/** Before the first game: who sits where, and the link that brings more. */
export function Lobby() {
  const say = useSay()
  const { id, table, you } = useTableInfo()
  const keys = useMyTables(({ tables }) => tables.find((each) => each.id === id)?.keys)
  const [name, setName] = useState(rememberedName)
  const [isBusy, setBusy] = useState(false)
  const persons = table.seats.filter(({ player, bot }) => player === 'person' && bot === null)
  async function during(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const takeSeat = (charter: number) =>
    during(async () => {
      rememberName(name)
      reportProblem(await sitDown(id, charter, name))
    })
  const moveTo = (charter: number) =>
    during(async () => {
      const before = table.seats[you.seat]?.charter ?? -1
      const problem = await askTable({ type: 'move', seat: you.seat, charter })
      reportProblem(problem)
      if (problem === undefined) moveKey(id, seatKey(before), seatKey(charter))
    })
  const standUp = (seat: number) =>
    during(async () => {
      const { charter = -1 } = table.seats[seat] ?? {}
      const problem = await askTable({ type: 'leave', seat })
      reportProblem(problem)
      if (problem !== undefined) return
      moveKey(id, seatKey(charter), null)
      sitAt(null)
    })
  return (
    <Page
      title={say('lobby.title')}
      lead={say(you.seats.length > 0 ? 'lobby.lead-seated' : 'lobby.lead')}
      width="wide"
      back="/online"
      backLabel={say('online.title')}
      aside={<TalkButton />}
      foot={
        <div className={classes.foot}>
          <p className={classes.note}>
            {say('lobby.count', { count: table.seats.length, persons: persons.length })}
            {!you.isHost && ` · ${say('lobby.host-begins')}`}
          </p>
          {you.isHost && (
            <Button
              kind="primary"
              size="large"
              disabled={isBusy || persons.length === 0}
              onClick={() => void during(async () => reportProblem(await askTable({ type: 'begin' })))}
            >
              {say(table.mode === 'single' ? 'single.begin' : 'lobby.begin')}
            </Button>
          )}
        </div>
      }
    >
      <div className={classes.columns}>
        <section className={classes.section} aria-labelledby="lobby-seats">
          <h2 id="lobby-seats" className={classes.heading}>
            {say('lobby.seats')}
          </h2>
          {you.isInvited && (
            <label className={classes.field}>
              <span>{say('lobby.your-name')}</span>
              <input
                value={name}
                maxLength={MAX_NAME_LENGTH}
                autoComplete="nickname"
                spellCheck={false}
                onChange={({ target }) => setName(target.value)}
              />
            </label>
          )}
          <ul className={classes.list}>
            {CHARTERS.map((charter, place) => (
              <LobbySeat
                key={charter}
                charter={place}
                canSit={you.isInvited && !isBusy && name.trim() !== ''}
                onSit={() => void takeSeat(place)}
                onMove={() => void moveTo(place)}
                onStand={(seat) => void standUp(seat)}
                onOther={(by, called) =>
                  void during(async () => {
                    const seated = await api.seatOther(id, place, called, by)
                    reportProblem(problemOf(seated))
                  })
                }
              />
            ))}
          </ul>
        </section>
        <div className={classes.section}>
          <LobbyVillage />
          {table.single !== null && <p className={classes.note}>{singleWords(say, table.single)}</p>}
          {keys?.invite !== undefined && (
            <ShareLink
              label={say('link.invite')}
              text={say('link.invite-text')}
              link={linkTo(keys.invite, pathOf('play', tableRef(id)))}
            />
          )}
          {keys?.watch !== undefined && you.isHost && (
            <ShareLink
              label={say('link.watch')}
              text={say('link.watch-text')}
              link={linkTo(keys.watch, pathOf('play', tableRef(id)))}
            />
          )}
        </div>
      </div>
    </Page>
  )
}

function singleWords(say: Say, { stage, village }: NonNullable<TableInfo['single']>): string {
  const kind = `${say('online.kind-single')}, ${say('single.stage', { stage })}`
  return village === 'random' ? `${kind} · ${say('single.random')}` : kind
}
