import { z } from 'zod'
import type { Bus } from '../storage/bus.ts'
import type { Presence } from '../table/seat-view.ts'

/** Who is at which table, in this process and in the others. Broadcast only; never stored. */
export type Presences = {
  readonly at: (table: string) => Presence
  /** Announces the people of this process at a table. */
  readonly announce: (table: string) => void
  /** Asks the other processes who is at a table. */
  readonly ask: (table: string) => void
  readonly close: () => void
}

/** The people of one process at a table. */
export type LocalPresence = { readonly holderIds: readonly number[]; readonly spectators: number }

export type PresenceConfig = {
  readonly bus: Bus
  /** The name of this process, different from all others. */
  readonly process: string
  readonly clock: () => number
  readonly here: (table: string) => LocalPresence
  readonly tables: () => Iterable<string>
  readonly onChange: (table: string) => void
}

const presenceMessage = z.discriminatedUnion('kind', [
  /** A process announces its people at a table. */
  z.object({
    kind: z.literal('here'),
    process: z.string(),
    table: z.string(),
    holderIds: z.array(z.int()).readonly(),
    spectators: z.int(),
  }),
  /** A process announces its people at many tables: table, holders, number of spectators. */
  z.object({
    kind: z.literal('all-here'),
    process: z.string(),
    tables: z.array(z.tuple([z.string(), z.array(z.int()).readonly(), z.int()])).readonly(),
  }),
  /** A process asks who is at a table. */
  z.object({ kind: z.literal('who'), process: z.string(), table: z.string() }),
])
type PresenceMessage = z.infer<typeof presenceMessage>

const ANNOUNCE_EVERY = 15_000
/** So that a message stays below the 8,000 bytes that PostgreSQL passes on. */
const TABLES_PER_MESSAGE = 60
/** A process that was killed announces nothing more. */
const FORGET_AFTER = 40_000

export function makePresences(config: PresenceConfig): Presences {
  const { bus, process, clock, here, tables, onChange } = config
  /** By table, then by process. */
  const elsewhere = new Map<string, Map<string, LocalPresence & { readonly at: number }>>()

  const publish = (message: PresenceMessage): void => bus.publish(JSON.stringify(message))

  function receive(text: string): void {
    const message = readPresence(text)
    if (message === null || message.process === process) return
    if (message.kind === 'who') announce(message.table)
    else if (message.kind === 'here') note(message.process, message.table, message)
    else
      for (const [table, holderIds, spectators] of message.tables)
        note(message.process, table, { holderIds, spectators })
  }

  function note(from: string, table: string, { holderIds, spectators }: LocalPresence): void {
    const byProcess = elsewhere.get(table) ?? new Map<string, LocalPresence & { readonly at: number }>()
    elsewhere.set(table, byProcess)
    const before = byProcess.get(from)
    byProcess.set(from, { holderIds, spectators, at: clock() })
    if (before?.holderIds.join() !== holderIds.join() || before.spectators !== spectators) onChange(table)
  }

  function announce(table: string): void {
    publish({ kind: 'here', process, table, ...here(table) })
  }

  function announceAll(): void {
    const all = [...tables()].map((table): [string, readonly number[], number] => {
      const { holderIds, spectators } = here(table)
      return [table, holderIds, spectators]
    })
    for (let first = 0; first < all.length; first += TABLES_PER_MESSAGE)
      publish({ kind: 'all-here', process, tables: all.slice(first, first + TABLES_PER_MESSAGE) })
    for (const [table, byProcess] of elsewhere) {
      const gone = [...byProcess].filter(([, { at }]) => clock() - at > FORGET_AFTER)
      for (const [name] of gone) byProcess.delete(name)
      if (gone.length > 0) onChange(table)
      if (byProcess.size === 0) elsewhere.delete(table)
    }
  }

  bus.listen({ onMessage: receive })
  const timer = setInterval(announceAll, ANNOUNCE_EVERY)
  timer.unref()

  return {
    at: (table) => {
      const { holderIds, spectators } = here(table)
      const others = [...(elsewhere.get(table)?.values() ?? [])]
      return {
        holderIds: new Set([...holderIds, ...others.flatMap((other) => other.holderIds)]),
        spectators: others.reduce((total, other) => total + other.spectators, spectators),
      }
    },
    announce,
    ask: (table) => publish({ kind: 'who', process, table }),
    close: () => clearInterval(timer),
  }
}

/** Null for a message of another version, which may run at the same time during an upgrade. */
function readPresence(text: string): PresenceMessage | null {
  try {
    return presenceMessage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
