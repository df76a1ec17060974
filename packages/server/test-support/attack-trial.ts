import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attack, Outcome, Target } from './attacks/attack.ts'
import { deafSockets } from './attacks/deaf-sockets.ts'
import { floods } from './attacks/floods.ts'
import { manySockets } from './attacks/many-sockets.ts'
import { botHogs, spectators } from './attacks/neighbours.ts'
import { codeGuesses, emptyTables, hostileImports } from './attacks/requests.ts'
import { slowSenders } from './attacks/slow-senders.ts'
import { connect } from './client.ts'
import { startMailService } from './mail-service.ts'
import { play } from './player.ts'
import { startProcess } from './process.ts'
import { call, seatedTable } from './requests.ts'
import { figure, watchServer } from './server-watch.ts'

export type AttackResult = Outcome & {
  readonly name: string
  /** Milliseconds for `/health` before and during the attack. */
  readonly health: { readonly idle: number; readonly longest: number }
  readonly megabytes: { readonly before: number; readonly max: number }
  /** Answers that honest players had acknowledged during the attack. */
  readonly answers: number
  readonly seconds: number
}

export const attacks: readonly Attack[] = [
  ...floods,
  deafSockets,
  slowSenders,
  ...manySockets,
  hostileImports,
  emptyTables,
  codeGuesses,
  botHogs,
  spectators,
]

/** Attacks a server while people play on it, and watches what they notice. */
export async function attackTrial({ name, env = {}, run }: Attack, size: number): Promise<AttackResult> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-attack-'))
  const mail = await startMailService()
  const server = await startProcess({
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'table@example.org',
    ...env,
  })
  const { address } = server
  const watch = watchServer(address)
  let answers = 0
  let players: readonly ReturnType<typeof play>[] = []
  try {
    const honest = await seatedTable(address, 2)
    const host = await connect({ address, table: honest.id, key: honest.host })
    await host.ask({ type: 'begin' })
    players = honest.seats.map((key, seat) =>
      play({
        address: () => address,
        table: honest.id,
        key,
        seed: seat,
        isCaretaker: seat === 0,
        pause: 100,
        onAcknowledged: () => {
          answers += 1
        },
      }),
    )
    const table = await seatedTable(address, 2)
    const target: Target = {
      address,
      table,
      metric: async (metric) => figure((await call(address, 'GET', 'metrics')).text, metric),
      mails: () => mail.mails.length,
    }
    await watch.idle()
    answers = 0
    const start = performance.now()
    const outcome = await run(target, size)
    const seconds = (performance.now() - start) / 1000
    const { health, megabytes } = await watch.stop()
    return { name, ...outcome, health, megabytes, answers, seconds }
  } finally {
    for (const player of players) player.stop()
    await watch.stop()
    await server.end('SIGKILL')
    await mail.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One row of docs/security.md. */
export function attackRow({
  name,
  isRefused,
  found,
  health,
  megabytes,
  answers,
  seconds,
}: AttackResult): string {
  const cells = [
    name,
    isRefused ? 'refused' : '**NOT REFUSED**',
    found,
    `${health.idle.toFixed(0)} → ${health.longest.toFixed(0)}`,
    `${megabytes.before.toFixed(0)} → ${megabytes.max.toFixed(0)}`,
    (answers / seconds).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}
