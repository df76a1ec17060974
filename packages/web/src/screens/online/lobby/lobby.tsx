import { CHARTERS } from '@charterstone/engine'
import type { TableInfo } from '@charterstone/protocol'
import { useState } from 'react'
import { api, problemOf } from '../../../online/api.ts'
import { linkTo, useMyTables } from '../../../online/my-tables.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { tableRef } from '../../../session/game-ref.ts'
import { useOnlineSession } from '../../../session/session-context.tsx'
import { Button } from '../../../shell/button.tsx'
import { Columns, Foot, List, Stack } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Page } from '../../../shell/page.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { pathOf } from '../../../shell/route.ts'
import { type Say, useSay } from '../../../words/speech.ts'
import { ShareLink } from '../../link/share-link.tsx'
import { PlayerNameField } from '../../player-name/player-name-field.tsx'
import { rememberedName, rememberName } from '../remembered-name.ts'
import { sitDown } from '../sit-down.ts'
import { TalkButton } from '../talk/talk-button.tsx'
import { LobbyName } from './lobby-name.tsx'
import { LobbySeat } from './lobby-seat.tsx'
import { LobbyVillage } from './lobby-village.tsx'

/** Before the first game: who sits where, and the link that brings more. */
export function Lobby() {
  const say = useSay()
  const { id, table, you } = useTableInfo()
  const session = useOnlineSession()
  const { request, sitAt } = session
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
      reportProblem(await sitDown(id, charter, name, session))
    })
  const moveTo = (charter: number) =>
    during(async () => {
      reportProblem(await request({ type: 'move', seat: you.seat, charter }))
    })
  const standUp = (seat: number) =>
    during(async () => {
      const problem = await request({ type: 'leave', seat })
      reportProblem(problem)
      if (problem === undefined) sitAt(null)
    })
  const invitation = keys?.invite !== undefined && (
    <ShareLink
      label={say('link.invite')}
      text={say('link.invite-text')}
      link={linkTo(keys.invite, pathOf('play', tableRef(id)))}
    />
  )
  return (
    <Page
      title={say('lobby.title')}
      lead={say(you.seats.length === 0 ? 'lobby.lead' : you.isHost ? 'lobby.lead-host' : 'lobby.lead-seated')}
      width="wide"
      back="/online"
      backLabel={say('online.title')}
      aside={<TalkButton />}
      foot={
        <Foot>
          <Note>
            {say('lobby.count', { count: table.seats.length, persons: persons.length })}
            {!you.isHost && ` · ${say('lobby.host-begins')}`}
          </Note>
          {you.isHost && (
            <Button
              kind="primary"
              size="large"
              disabled={isBusy || persons.length === 0}
              onClick={() => void during(async () => reportProblem(await request({ type: 'begin' })))}
            >
              {say(table.mode === 'single' ? 'single.begin' : 'lobby.begin')}
            </Button>
          )}
        </Foot>
      }
    >
      <Columns ratio="3:2">
        <Stack>
          {you.isHost && invitation}
          <Panel title={say('lobby.seats')}>
            {you.isInvited && <PlayerNameField value={name} onChange={setName} />}
            <List>
              {CHARTERS.map((charter, index) => (
                <LobbySeat
                  key={charter}
                  charter={index}
                  canSit={you.isInvited && !isBusy && name.trim() !== ''}
                  onSit={() => void takeSeat(index)}
                  onMove={() => void moveTo(index)}
                  onStand={(seat) => void standUp(seat)}
                  onOther={(by, called) =>
                    void during(async () => {
                      const seated = await api.seatOther(id, index, called, by)
                      reportProblem(problemOf(seated))
                    })
                  }
                />
              ))}
            </List>
          </Panel>
        </Stack>
        <Panel>
          <LobbyName />
          <LobbyVillage />
          {table.single !== null && <Note>{singleWords(say, table.single)}</Note>}
          {!you.isHost && invitation}
          {keys?.watch !== undefined && you.isHost && (
            <ShareLink
              label={say('link.watch')}
              text={say('link.watch-text')}
              link={linkTo(keys.watch, pathOf('play', tableRef(id)))}
            />
          )}
        </Panel>
      </Columns>
    </Page>
  )
}

function singleWords(say: Say, { stage, village }: NonNullable<TableInfo['single']>): string {
  const kind = `${say('online.kind-single')}, ${say('single.stage', { stage })}`
  return village === 'random' ? `${kind} · ${say('single.random')}` : kind
}
