import type { BotClient } from '../bots/bot-client.ts'

/** Bots beside the game, which stop with their session. */
export type SideBots = { readonly start: () => BotClient; readonly stop: () => void }

export function makeSideBots(startBots: () => BotClient): SideBots {
  const running = new Set<BotClient>()
  return {
    start: () => {
      const bots = startBots()
      const client: BotClient = {
        ask: bots.ask,
        stop: () => {
          running.delete(client)
          bots.stop()
        },
      }
      running.add(client)
      return client
    },
    stop: () => {
      for (const client of running) client.stop()
    },
  }
}
