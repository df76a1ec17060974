import { createStore, type StoreApi } from 'zustand'
import type { Problem } from '../online/api.ts'
import { type GameRef, isSameRef } from './game-ref.ts'
import type { Session } from './session.ts'
import { makeParts, type Parts } from './session-parts.ts'

/** Why a game could not be opened. */
export type OpenProblem = Problem | { readonly code: 'missing' } | { readonly code: 'failed' }

export type OpenResult =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problem: OpenProblem }

/** Opens one kind of game each. */
export type Openers = {
  readonly local: (id: string) => Promise<OpenResult>
  /** With a key from a link, the key is shown to the server first. */
  readonly table: (id: string, key: string | null) => Promise<OpenResult>
}

export type HostState =
  | { readonly status: 'closed' }
  | { readonly status: 'opening'; readonly ref: GameRef }
  | { readonly status: 'open'; readonly ref: GameRef; readonly session: Session; readonly parts: Parts }
  | { readonly status: 'refused'; readonly ref: GameRef; readonly problem: OpenProblem }

/** Holds the one session that the page has open. */
export type SessionHost = {
  readonly state: StoreApi<HostState>
  /** Opens a game and closes the one before; nothing when it is open already, unless there is a new key. */
  readonly open: (ref: GameRef, key?: string | null) => Promise<void>
  readonly close: () => void
}

export function makeSessionHost(openers: Openers): SessionHost {
  const state = createStore<HostState>(() => ({ status: 'closed' }))
  /** Only the game that was asked for last is opened. */
  let lastOpening = 0

  function close(): void {
    lastOpening += 1
    const before = state.getState()
    if (before.status === 'closed') return
    state.setState({ status: 'closed' }, true)
    if (before.status === 'open') void before.session.close()
  }

  return {
    state,
    open: async (ref, key = null) => {
      const now = state.getState()
      const isThere = (now.status === 'opening' || now.status === 'open') && isSameRef(now.ref, ref)
      if (isThere && key === null) return
      close()
      const own = lastOpening
      state.setState({ status: 'opening', ref }, true)
      const result = await openWith(openers, ref, key)
      if (own !== lastOpening) {
        if (result.ok) await result.session.close()
      } else if (result.ok) {
        const { session } = result
        state.setState({ status: 'open', ref, session, parts: makeParts(session) }, true)
      } else state.setState({ status: 'refused', ref, problem: result.problem }, true)
    },
    close,
  }
}

async function openWith({ local, table }: Openers, ref: GameRef, key: string | null): Promise<OpenResult> {
  try {
    return await (ref.kind === 'local' ? local(ref.id) : table(ref.id, key))
  } catch (error) {
    console.error(error)
    return { ok: false, problem: { code: 'failed' } }
  }
}
