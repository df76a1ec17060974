import type { Explanation } from '@charterstone/bots'
import { type BotClient, makeBotClient } from '../bots/bot-client.ts'
import { useSession } from './game.ts'

let adviser: BotClient | null = null

/** "What would you do?": the best options in the eyes of a strong bot, which sees what the person sees. */
export async function hint(): Promise<readonly Explanation[]> {
  const { game } = useSession.getState()
  if (game === null || game.decision === null) return []
  const { view, decision } = game
  adviser ??= makeBotClient()
  const { key, why } = await adviser.ask({
    bot: { level: 'hard', seed: 1 },
    view,
    decision,
    explains: true,
  })
  return why.length > 0 ? why : [{ key, expected: 0, parts: [] }]
}
