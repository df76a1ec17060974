import type { Explanation } from '@charterstone/bots'
import type { Decision } from '@charterstone/engine'
import { create } from 'zustand'
import { type BotClient, makeBotClient } from '../bots/bot-client.ts'
import { useSession } from '../session/game.ts'

/** What a bot would do, asked for by a person. It never acts. */
type Hint = {
  readonly status: 'none' | 'thinking' | 'told' | 'failed'
  /** The question that it is about; advice to another one is of no use. */
  readonly decision: Decision | null
  readonly why: readonly Explanation[]
}

const NONE: Hint = { status: 'none', decision: null, why: [] }

export const useHint = create<Hint>(() => NONE)

/** Of its own, so that it disturbs no plan of a bot that sits at the table. */
const ADVISER = { level: 'hard', style: 'balanced', seed: 20_011 } as const

let client: BotClient | null = null

/** Where nothing is to be chosen there is nothing to advise. */
export function canAsk(decision: Decision | null): decision is Decision {
  return decision !== null && decision.kind !== 'name' && decision.options.length > 1
}

/** "What would you do?" Whatever was asked before is forgotten. */
export async function askForHint(): Promise<void> {
  const { game } = useSession.getState()
  if (game === null || !canAsk(game.decision)) return
  const { decision, view } = game
  dropHint()
  useHint.setState({ status: 'thinking', decision })
  client ??= makeBotClient()
  try {
    const { why } = await client.ask({ bot: ADVISER, view, decision, explains: true })
    if (useHint.getState().decision === decision) useHint.setState({ status: 'told', why })
  } catch {
    if (useHint.getState().decision === decision) useHint.setState({ status: 'failed' })
  }
}

/** Somebody has answered, or wants to think alone: a bot that still thinks is sent away. */
export function dropHint(): void {
  if (useHint.getState().status === 'thinking') {
    client?.stop()
    client = null
  }
  useHint.setState(NONE)
}
