import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type { OnlineSession } from '../online/online-session.ts'
import type { LocalSession } from './local-session.ts'
import type { Session } from './session.ts'
import type { HostState, SessionHost } from './session-host.ts'
import type { PartMaker, Parts } from './session-parts.ts'

const HostContext = createContext<SessionHost | null>(null)

/** Round the whole page: opens and closes games. */
export function SessionHostProvider({
  host,
  children,
}: {
  readonly host: SessionHost
  readonly children: ReactNode
}) {
  return <HostContext value={host}>{children}</HostContext>
}

export function useSessionHost(): SessionHost {
  const host = use(HostContext)
  if (host === null) throw new Error('not within a session host')
  return host
}

export function useHostState(): HostState {
  return useStore(useSessionHost().state)
}

type Open = { readonly session: Session; readonly parts: Parts }

const SessionContext = createContext<Open | null>(null)

/** Round every screen of an open game; the gates use it. */
export function SessionProvider({ open, children }: { readonly open: Open; readonly children: ReactNode }) {
  return <SessionContext value={open}>{children}</SessionContext>
}

/** The open game with its parts. */
export function useOpen(): Open {
  const open = use(SessionContext)
  if (open === null) throw new Error('no game is open')
  return open
}

export function useSession(): Session {
  return useOpen().session
}

export function useLocalSession(): LocalSession {
  const session = useSession()
  if (session.kind !== 'local') throw new Error('only for campaigns of this browser')
  return session
}

export function useOnlineSession(): OnlineSession {
  const session = useSession()
  if (session.kind !== 'online') throw new Error('only at online tables')
  return session
}

/** What a screen keeps as long as the game is open. */
export function useSessionPart<Part>(make: PartMaker<Part>): Part {
  return useOpen().parts(make)
}
