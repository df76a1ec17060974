import type { Explanation } from '@charterstone/bots'
import type { Decision, View } from '@charterstone/engine'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { BotClient } from '../bots/bot-client.ts'
import type { Session } from '../session/session.ts'
import { useSessionPart } from '../session/session-context.tsx'

/** The advice of a bot, asked for by a person. It never acts. */
export type Hint = {
  readonly status: 'none' | 'thinking' | 'given' | 'failed'
  /** The decision that it is about; advice about another one is of no use. */
  readonly decision: Decision | null
  readonly why: readonly Explanation[]
}

const NONE: Hint = { status: 'none', decision: null, why: [] }

/** A bot of its own, so that it disturbs no plan of a bot at the table. */
const ADVISER = { level: 'master', style: 'balanced', seed: 20_011 } as const
/** Enough to try every option of a late game. */
const BUDGET = { steps: 4000 } as const

export type HintActions = {
  /** "What would you do?" A hint from before is dropped. */
  readonly askForHint: () => Promise<void>
  /** Drops the hint that is on screen, or asks for one. */
  readonly toggleHint: () => Promise<void>
  /** What these options of the decision on screen are for, the best of them first; empty when that cannot be said. */
  readonly explain: (keys: readonly string[]) => Promise<readonly Explanation[]>
  /** A bot that is still thinking is stopped. */
  readonly dropHint: () => void
}

export function makeHint({
  game,
  startBots,
}: Pick<Session, 'game' | 'startBots'>): HintActions & { readonly store: StoreApi<Hint> } {
  const store = createStore<Hint>(() => NONE)
  let bots: BotClient | null = null

  function dropHint(): void {
    if (store.getState().status === 'thinking') {
      bots?.stop()
      bots = null
    }
    store.setState(NONE)
  }

  async function askBots(
    view: View,
    decision: Decision,
    about: readonly string[],
  ): Promise<readonly Explanation[]> {
    bots ??= startBots()
    const { why } = await bots.ask({ bot: ADVISER, view, decision, budget: BUDGET, explains: true, about })
    return why
  }

  async function askForHint(): Promise<void> {
    const { decision = null, view } = game.getState() ?? {}
    if (view === undefined || !canAsk(decision)) return
    dropHint()
    store.setState({ status: 'thinking', decision })
    try {
      const why = await askBots(view, decision, [])
      if (store.getState().decision === decision) store.setState({ status: 'given', why })
    } catch {
      if (store.getState().decision === decision) store.setState({ status: 'failed' })
    }
  }

  return {
    store,
    dropHint,
    askForHint,
    toggleHint: async () => {
      const { status, decision } = store.getState()
      if (status !== 'none' && decision === game.getState()?.decision) dropHint()
      else await askForHint()
    },
    explain: async (keys) => {
      const { decision = null, view } = game.getState() ?? {}
      if (view === undefined || !canAsk(decision)) return []
      try {
        const why = await askBots(view, decision, keys)
        return why.filter(({ key }) => keys.includes(key))
      } catch {
        return []
      }
    },
  }
}

/** Without a choice there is nothing to advise. */
export function canAsk(decision: Decision | null): decision is Decision {
  return decision !== null && decision.kind !== 'name' && decision.options.length > 1
}

export function useHint<Value>(select: (hint: Hint) => Value): Value {
  return useStore(useSessionPart(makeHint).store, select)
}

export function useHintActions(): HintActions {
  return useSessionPart(makeHint)
}
