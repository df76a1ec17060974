import { type ReactNode, useEffect, useState } from 'react'
import type { Problem } from '../../online/api.ts'
import { enter, takeKey } from '../../online/enter.ts'
import { faultWords } from '../../online/fault-words.ts'
import { useOnlineTable } from '../../online/online-table.ts'
import { closeTable, openTable } from '../../online/table-session.ts'
import { useSession } from '../../session/game.ts'
import { type GameRef, isSameRef, tableRef } from '../../session/game-ref.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Loading } from '../../shell/loading.tsx'
import notice from '../../shell/notice-page.module.css'
import { routeOf } from '../../shell/route.ts'
import { prepareSetupWords } from '../../words/setup-words.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { Lobby } from './lobby/lobby.tsx'
import { OnlineNotices } from './online-notices.tsx'
import { RestoreSetAside } from './set-aside.tsx'
import { TalkPanel } from './talk/talk-panel.tsx'
import { useAttention } from './use-attention.ts'

export async function prepare(): Promise<void> {
  await Promise.all([needWords('online'), prepareSetupWords()])
}

type TableGateProps = { readonly game: GameRef; readonly children: ReactNode }

/** Opens the table of the address, with the key in it if there is one; stays open between the pages of one table. */
export function TableGate({ game: ref, children }: TableGateProps) {
  const { id } = ref
  const say = useSay()
  const [problem, setProblem] = useState<Problem | null>(null)
  const status = useOnlineTable((state) => state.status)
  const table = useOnlineTable((state) => state.table)
  const game = useSession((session) => session.game)
  useEffect(() => {
    const come = () => void comeIn(id).then((fault) => setProblem(fault ?? null))
    come()
    addEventListener('hashchange', come)
    return () => {
      removeEventListener('hashchange', come)
      const route = routeOf(location.pathname)
      if (!('ref' in route) || !isSameRef(route.ref, tableRef(id))) closeTable()
    }
  }, [id])
  if (status === 'set-aside' || problem?.code === 'set-aside')
    return (
      <Closed text={say('fault.set-aside')}>
        <RestoreSetAside id={id} />
      </Closed>
    )
  if (problem !== null) return <Closed text={faultWords(say, problem)} />
  if (status === 'revoked') return <Closed text={say('fault.no-key')} />
  if (status === 'missing') return <Closed text={say('fault.no-such-table')} />
  if (table === null) return <Loading />
  if (table.phase === 'gathering') {
    return (
      <>
        <OnlineNotices />
        <Lobby />
        <TalkPanel />
      </>
    )
  }
  if (game === null || !isSameRef(game.ref, ref)) return <Loading />
  return (
    <>
      <OnlineNotices />
      {children}
      <TalkPanel />
      <Attention />
    </>
  )
}

let entering: Promise<Problem | undefined> = Promise.resolve(undefined)

async function comeIn(table: string): Promise<Problem | undefined> {
  const key = takeKey()
  if (key !== null) {
    // With a new key an open table is entered anew.
    closeTable()
    entering = enter(table, key)
  }
  const fault = await entering
  if (fault === undefined) await openTable(table)
  else entering = Promise.resolve(undefined)
  return fault
}

function Attention() {
  useAttention()
  return null
}

type ClosedProps = { readonly text: string; readonly children?: ReactNode }

function Closed({ text, children }: ClosedProps) {
  const say = useSay()
  return (
    <main className={notice.page}>
      <h1 className={notice.title}>{say('online.closed')}</h1>
      <p className={notice.text}>{text}</p>
      <div className={notice.actions}>
        {children}
        <ButtonLink kind="primary" to="/online">
          {say('online.title')}
        </ButtonLink>
        <ButtonLink to="/">{say('shell.home')}</ButtonLink>
      </div>
    </main>
  )
}
