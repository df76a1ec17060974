import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Problem } from '../../online/api.ts'
import { takeKey } from '../../online/enter.ts'
import { faultWords } from '../../online/fault-words.ts'
import type { OnlineSession } from '../../online/online-session.ts'
import type { ConnectionStatus } from '../../online/table-connection.ts'
import { type GameRef, isSameRef, tableRef } from '../../session/game-ref.ts'
import { SessionProvider, useHostState, useSessionHost } from '../../session/session-context.tsx'
import type { OpenProblem } from '../../session/session-host.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Loading } from '../../shell/loading.tsx'
import { NoticePage } from '../../shell/notice-page.tsx'
import { VillageSound } from '../../sound/village-sound.tsx'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { Lobby } from './lobby/lobby.tsx'
import { OnlineNotices } from './online-notices.tsx'
import { RestoreSetAside } from './set-aside.tsx'
import { TalkPanel } from './talk/talk-panel.tsx'
import { useTurnMark } from './use-turn-mark.ts'

export async function prepare(): Promise<void> {
  await Promise.all([needWords('online'), prepareSetupWords()])
}

type TableGateProps = { readonly game: GameRef; readonly children: ReactNode }

/** Opens the table of the address, with the key in it if there is one. It stays open between the screens of one table. */
export function TableGate({ game: ref, children }: TableGateProps) {
  const host = useSessionHost()
  const state = useHostState()
  const { id } = ref
  useEffect(() => {
    const open = () => void host.open(tableRef(id), takeKey())
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [host, id])
  if (state.status === 'closed' || state.status === 'opening' || !isSameRef(state.ref, ref))
    return <Loading />
  if (state.status === 'refused') return <Closed id={id} problem={problemFor(state.problem)} />
  if (state.session.kind !== 'online') return <Loading />
  return (
    <SessionProvider open={state}>
      <OpenTable session={state.session}>{children}</OpenTable>
    </SessionProvider>
  )
}

/** What could not even be fetched is lost, too. */
function problemFor(problem: OpenProblem): Problem {
  return problem.code === 'missing' || problem.code === 'failed' ? { code: 'lost' } : problem
}

/** What ends a visit, as the problem of a request. */
const FINAL: Readonly<Partial<Record<ConnectionStatus, Problem>>> = {
  'set-aside': { code: 'set-aside' },
  revoked: { code: 'no-key' },
  missing: { code: 'no-such-table' },
}

type OpenTableProps = { readonly session: OnlineSession; readonly children: ReactNode }

function OpenTable({ session, children }: OpenTableProps) {
  const status = useStore(session.table, (table) => table.status)
  const info = useStore(session.table, (table) => table.info)
  const hasGame = useStore(session.game, (game) => game !== null)
  const final = FINAL[status]
  if (final !== undefined) return <Closed id={session.ref.id} problem={final} />
  if (info === null) return <Loading />
  if (info.phase === 'gathering') {
    return (
      <>
        <OnlineNotices />
        <Lobby />
        <TalkPanel />
      </>
    )
  }
  if (!hasGame) return <Loading />
  return (
    <>
      <OnlineNotices />
      {children}
      <TalkPanel />
      <TurnMark />
      <VillageSound />
    </>
  )
}

function TurnMark() {
  useTurnMark()
  return null
}

type ClosedProps = { readonly id: string; readonly problem: Problem }

function Closed({ id, problem }: ClosedProps) {
  const say = useSay()
  return (
    <NoticePage
      icon="lock"
      title={say('online.closed')}
      text={faultWords(say, problem)}
      actions={
        <>
          {problem.code === 'set-aside' && <RestoreSetAside id={id} />}
          <ButtonLink kind="primary" to="/online">
            {say('online.title')}
          </ButtonLink>
          <ButtonLink to="/">{say('shell.home')}</ButtonLink>
        </>
      }
    />
  )
}
