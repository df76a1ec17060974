/** Runs work for a name soon after it was asked for, and not more often than `every`, however often it was asked for. */
export type Throttle = { readonly ask: (name: string) => void; readonly close: () => void }

/** Milliseconds. */
export type ThrottleConfig = { readonly soon: number; readonly every: number }

export function makeThrottle({ soon, every }: ThrottleConfig, run: (name: string) => void): Throttle {
  /** The timer of each name; `isAsked` when it must run at the end. */
  const rows = new Map<string, { timer: NodeJS.Timeout; isAsked: boolean }>()

  function end(name: string): void {
    const row = rows.get(name)
    if (row?.isAsked === true) {
      rows.set(name, { timer: setTimeout(end, every, name).unref(), isAsked: false })
      run(name)
    } else rows.delete(name)
  }

  return {
    ask: (name) => {
      const row = rows.get(name)
      if (row === undefined) rows.set(name, { timer: setTimeout(end, soon, name).unref(), isAsked: true })
      else row.isAsked = true
    },
    close: () => {
      for (const { timer } of rows.values()) clearTimeout(timer)
      rows.clear()
    },
  }
}
