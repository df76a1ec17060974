import { roll, seedRng } from '@charterstone/engine'
import type { FaultCode } from '@charterstone/protocol'
import { type Client, connect } from './client.ts'
import type { ClientRecorder } from './history/history.ts'

/** What the server has acknowledged. */
export type Acknowledged = {
  readonly seq: number
  readonly game: number
  readonly step: number
  readonly seat: number
  readonly key: string
}

export type PlayerConfig = {
  /** The address of the next connection; called again after every lost one. */
  readonly address: () => string
  readonly table: string
  readonly key: string
  readonly seed: number
  /** Whether this one packs up and sets up games. */
  readonly isCaretaker: boolean
  readonly onAcknowledged: (answer: Acknowledged) => void
  readonly onText?: (text: string) => void
  /** Notes everything for the check of the history. */
  readonly recorder?: ClientRecorder
  /** Whether it takes patches. */
  readonly patches?: boolean
  /** Milliseconds to think. */
  readonly pause?: number
}

export type ScriptedPlayer = {
  readonly stop: () => void
  readonly done: Promise<void>
  readonly client: () => Client | null
}

const RETRY = 50
const LOOK_AGAIN = 1000

/** Answers at random whenever it is asked, and comes back when the connection is lost. */
export function play(config: PlayerConfig): ScriptedPlayer {
  const { table, key, seed, isCaretaker, onAcknowledged, onText, recorder, patches, pause = 0 } = config
  const rng = seedRng(seed)
  let isStopped = false
  let client: Client | null = null

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        client = await connect({
          address: config.address(),
          table,
          key,
          ...(onText === undefined ? {} : { onText }),
          ...(patches === undefined ? {} : { patches }),
        })
        recorder?.watch(client)
        let isLost = false
        void client.closed.then(() => {
          isLost = true
        })
        while (!isStopped && !isLost) {
          if (!(await act(client))) await somethingNew(client)
        }
      } catch {
        await wait(RETRY)
      }
    }
    client?.close()
  }

  /** False when there is nothing to do. */
  async function act(at: Client): Promise<boolean> {
    const view = at.seatView()
    if (view === null) return false
    const { decision, phase, seat, game, step, legacy } = view
    if (phase === 'finished' && isCaretaker) return isDone(await at.ask({ type: 'pack-up', game }))
    if (phase === 'between' && isCaretaker)
      return isDone(await at.ask({ type: 'start-game', game: legacy.game }))
    if (decision === null || decision.seat !== seat || at.table().seats[seat]?.bot !== null) return false
    if (pause > 0) await wait(pause)
    const chosen = decision.options[roll(rng, decision.options.length)] ?? ''
    const noteReply = recorder?.send({ game, step, seat, key: chosen })
    const reply = await at.ask({ type: 'answer', game, step, key: chosen })
    noteReply?.('seq' in reply ? reply : { isLost: isUnknown(reply.fault.code) })
    if (!('seq' in reply)) return false
    onAcknowledged({ seq: reply.seq, game, step, seat, key: chosen })
    return true
  }

  function somethingNew(at: Client): Promise<void> {
    const seq = at.seq()
    return Promise.race([
      at.until((each) => isStopped || each.seq() > seq, LOOK_AGAIN).catch(() => undefined),
      at.closed.then(() => undefined),
    ])
  }

  return {
    done: run(),
    client: () => client,
    stop: () => {
      isStopped = true
      client?.close()
    },
  }
}

/** The answer may have been carried out: the connection was lost, or the server does not know. */
function isUnknown(code: FaultCode): boolean {
  return code === 'stopping' || code === 'server-fault'
}

function isDone(reply: object): boolean {
  return 'seq' in reply
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
