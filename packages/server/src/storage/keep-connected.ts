/** An open connection. */
export type Line = { readonly ping: () => Promise<unknown>; readonly end: () => Promise<void> }

export type KeptLine = { readonly start: () => Promise<void>; readonly close: () => Promise<void> }

/** Milliseconds. */
const FIRST_PAUSE = 50
const MAX_PAUSE = 5000
/** A connection that is frozen breaks no other way. */
const PING_EVERY = 3000

/**
 * Keeps a connection open: `open` opens it and says when it has broken; when it fails, it leaves nothing open. A broken connection is
 * opened again and again until that succeeds, and `onAgain` is called. The first attempt, at `start`, must succeed.
 */
export function keepConnected(open: (onBroken: () => void) => Promise<Line>, onAgain: () => void): KeptLine {
  let line: Line | null = null
  let isClosed = false

  async function connect(): Promise<void> {
    let isBroken = false
    let own: Line | null = null
    const broken = (): void => {
      if (isBroken) return
      isBroken = true
      clearInterval(pings)
      own?.end().catch(() => undefined)
      if (own === null || line !== own) return
      line = null
      if (!isClosed) void reconnect()
    }
    const pings = setInterval(() => void own?.ping().catch(broken), PING_EVERY).unref()
    try {
      own = await open(broken)
    } catch (error) {
      clearInterval(pings)
      throw error
    }
    if (isBroken) throw new Error('the connection broke at once')
    line = own
    if (isClosed) {
      clearInterval(pings)
      await own.end()
    }
  }

  async function reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE; !isClosed; pause = Math.min(pause * 2, MAX_PAUSE)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        await connect()
        onAgain()
        return
      } catch {
        // It is still unreachable; the next round tries again.
      }
    }
  }

  return {
    start: connect,
    close: async () => {
      isClosed = true
      await line?.end()
    },
  }
}
