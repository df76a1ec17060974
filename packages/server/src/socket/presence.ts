import type { Bus } from '../storage/bus.ts'
import type { Presence } from '../table/sight.ts'

type Elsewhere = { readonly places: readonly number[]; readonly spectators: number; readonly at: number }

/** Who is at which table, in this process and in the others. It is told and never kept. */
export type Presences = {
  readonly at: (table: string) => Presence
  /** Somebody came or went here. */
  readonly changed: (table: string) => void
  /** A table was opened: the others are asked who is there. */
  readonly ask: (table: string) => void
  readonly close: () => void
}

export type PresenceConfig = {
  readonly bus: Bus
  readonly process: string
  readonly clock: () => number
  readonly here: (table: string) => { readonly places: readonly number[]; readonly spectators: number }
  readonly tables: () => Iterable<string>
  readonly onChange: (table: string) => void
}

const REPEAT = 15_000
const FORGET = 40_000

export function makePresences(config: PresenceConfig): Presences {
  const { bus, process, clock, here, tables, onChange } = config
  const elsewhere = new Map<string, Map<string, Elsewhere>>()

  function hear(text: string): void {
    const [kind, who = '', table = '', places = '', spectators = '0'] = text.split(' ')
    if (who === process) return
    if (kind === 'who') changed(table)
    if (kind !== 'here') return
    const known = elsewhere.get(table) ?? new Map<string, Elsewhere>()
    elsewhere.set(table, known)
    const before = known.get(who)
    const row = places.split(',').filter(Boolean).map(Number)
    known.set(who, { places: row, spectators: Number(spectators), at: clock() })
    if (before?.places.join() !== row.join() || before.spectators !== Number(spectators)) onChange(table)
  }

  function changed(table: string): void {
    const { places, spectators } = here(table)
    bus.say(`here ${process} ${table} ${places.join()} ${spectators}`)
  }

  /** A process that was killed says nothing more: its people are forgotten after a while. */
  function repeat(): void {
    for (const table of tables()) changed(table)
    for (const [table, known] of elsewhere) {
      const gone = [...known].filter(([, { at }]) => clock() - at > FORGET)
      for (const [who] of gone) known.delete(who)
      if (gone.length > 0) onChange(table)
      if (known.size === 0) elsewhere.delete(table)
    }
  }

  bus.listen({ onEntry: () => undefined, onSaid: hear, onGap: () => undefined })
  const timer = setInterval(repeat, REPEAT)
  timer.unref()

  return {
    at: (table) => {
      const { places, spectators } = here(table)
      const others = [...(elsewhere.get(table)?.values() ?? [])]
      return {
        places: new Set([...places, ...others.flatMap((other) => other.places)]),
        spectators: others.reduce((total, other) => total + other.spectators, spectators),
      }
    },
    changed,
    ask: (table) => bus.say(`who ${process} ${table}`),
    close: () => clearInterval(timer),
  }
}
