import { type Bus, type BusListener, gathered, receive } from './bus.ts'
import { keepConnected } from './keep-connected.ts'
import { openRedis, type RedisLine } from './redis-line.ts'

const CHANNEL = 'charterstone_entries'

/** The bus through Redis: a connection that listens and one that publishes. When one breaks, it connects again. */
export function makeRedisBus(url: string): Bus {
  const listeners: BusListener[] = []
  let publisher: RedisLine | null = null
  // A message that cannot be sent is lost; a process with an old copy notices when it writes.
  const { publish, stop } = gathered(
    (text) => void publisher?.send('PUBLISH', CHANNEL, text).catch(() => undefined),
  )
  const reportGap = (): void => {
    for (const { onGap } of listeners) onGap()
  }

  const publishing = keepConnected(
    async (onBroken) => {
      publisher = await openRedis(url, onBroken)
      return publisher
    },
    () => undefined,
  )
  const listening = keepConnected(async (onBroken) => {
    const line = await openRedis(url, onBroken, (text) => receive(text, listeners))
    try {
      await line.send('SUBSCRIBE', CHANNEL)
    } catch (error) {
      await line.end()
      throw error
    }
    return line
  }, reportGap)

  return {
    start: async () => {
      await publishing.start()
      await listening.start()
    },
    publish,
    listen: (listener) => listeners.push(listener),
    close: async () => {
      stop()
      await publishing.close()
      await listening.close()
    },
  }
}
