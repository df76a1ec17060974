import type { Entry, ServerMessage } from '@charterstone/protocol'
import type { Client } from '../client.ts'

/** An answer of a client and what became of it. Times come from one clock of the trial. */
export type RecordedRequest = {
  readonly client: number
  readonly table: string
  readonly game: number
  readonly step: number
  readonly seat: number
  readonly key: string
  readonly sentAt: number
  /** Unknown when the connection was lost before a reply. */
  outcome: 'done' | 'refused' | 'unknown'
  /** The number of the entry, when it was done. */
  seq: number
  repliedAt: number
}

/** An entry as a client saw it. */
export type Seen = {
  readonly client: number
  readonly table: string
  readonly entry: Pick<Entry, 'seq' | 'game' | 'step' | 'seat' | 'key'>
  readonly at: number
}

/** The number that a connection began with: the state of the table is at least as new. */
export type Greeted = {
  readonly client: number
  readonly table: string
  readonly seq: number
  readonly at: number
}

/** Everything that the clients of a trial sent and saw, in the order of time. */
export type History = {
  readonly requests: readonly RecordedRequest[]
  readonly seen: readonly Seen[]
  readonly greeted: readonly Greeted[]
}

type Answer = Pick<RecordedRequest, 'game' | 'step' | 'seat' | 'key'>

export type Recorder = {
  readonly history: History
  /** A recorder for one client. */
  readonly client: (table: string) => ClientRecorder
}

export type ClientRecorder = {
  /** Records what a new connection shows, from its welcome on. */
  readonly watch: (client: Client) => void
  /** Records an answer that is being sent. The result is called with its reply. */
  readonly send: (answer: Answer) => (reply: { readonly seq: number } | { readonly isLost: boolean }) => void
}

export function makeRecorder(clock: () => number = () => performance.now()): Recorder {
  const requests: RecordedRequest[] = []
  const seen: Seen[] = []
  const greeted: Greeted[] = []
  let clients = 0
  return {
    history: { requests, seen, greeted },
    client: (table) => {
      clients += 1
      const client = clients
      const see = (entries: readonly Entry[]): void => {
        const at = clock()
        for (const entry of entries) seen.push({ client, table, entry, at })
      }
      const receive = (message: ServerMessage): void => {
        if (message.type === 'step' || message.type === 'patch') see([message.entry])
      }
      return {
        watch: (connected) => {
          greeted.push({ client, table, seq: connected.welcome().seq, at: clock() })
          see(connected.entries())
          connected.onMessage(receive)
        },
        send: (answer) => {
          const request: RecordedRequest = {
            ...answer,
            client,
            table,
            sentAt: clock(),
            outcome: 'unknown',
            seq: -1,
            repliedAt: Number.POSITIVE_INFINITY,
          }
          requests.push(request)
          return (reply) => {
            if ('isLost' in reply && reply.isLost) return
            request.repliedAt = clock()
            request.outcome = 'seq' in reply ? 'done' : 'refused'
            request.seq = 'seq' in reply ? reply.seq : -1
          }
        },
      }
    },
  }
}
