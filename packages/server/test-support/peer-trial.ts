import { execFileSync, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import type { LoadSeat } from './load/dialect.ts'
import { runLoad } from './load/load-process.ts'
import { type LoadConfig, type LoadResult, loadResult, type Usage } from './load-trial.ts'
import { wait } from './player.ts'

const HOOK = new URL('../../../tools/loader/register.mjs', import.meta.url).href
const AT_ONCE = 20
/** Milliseconds until the peer is settled and has reported its usage. */
const REST = 2000

/** The same load on a boardgame.io server: as many matches of four, as much time to think. It keeps them in memory only. */
export async function peerTrial({ tables, persons, pace, settle, seconds }: LoadConfig): Promise<LoadResult> {
  const folder = installPeer()
  const port = await freePort()
  const apiPort = await freePort()
  const child = fork(
    fileURLToPath(new URL('./peer-server.ts', import.meta.url)),
    [folder, String(port), String(apiPort)],
    {
      execArgv: ['--import', HOOK],
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
      env: { PATH: process.env.PATH ?? '' },
    },
  )
  let usage: Usage = { bytes: 0, seconds: 0 }
  child.on('message', (message) => {
    usage = message as Usage
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      if (data.toString('utf8').includes('ready')) resolve()
    })
    child.on('exit', () => reject(new Error('the peer did not start')))
  })
  child.removeAllListeners('exit')
  await wait(REST)
  const idle = usage
  try {
    const seats: LoadSeat[] = []
    for (let first = 0; first < tables; first += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, tables - first) }, seatedMatch)
      seats.push(...(await Promise.all(some)).flat())
    }
    const address = `http://127.0.0.1:${port}`
    let before = idle
    const figures = await runLoad({ dialect: 'peer', address, seats, pace, settle, seconds }, async () => {
      before = usage
    })
    return loadResult(tables, figures, { idle, before, after: usage })
  } finally {
    child.kill('SIGKILL')
  }

  async function seatedMatch(): Promise<readonly LoadSeat[]> {
    const { matchID: table } = (await post('create', { numPlayers: persons })) as { matchID: string }
    const seats: LoadSeat[] = []
    for (let seat = 0; seat < persons; seat++) {
      const joined = await post(`${table}/join`, { playerID: String(seat), playerName: `Player ${seat + 1}` })
      const { playerCredentials: key } = joined as { playerCredentials: string }
      seats.push({ table, seat, seats: persons, key })
    }
    return seats
  }

  /** It closes idle connections early; a request that meets this is sent again. */
  async function post(path: string, body: object, tries = 5): Promise<unknown> {
    try {
      const response = await fetch(`http://127.0.0.1:${apiPort}/games/village/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return await response.json()
    } catch (error) {
      if (tries === 1) throw error
      return post(path, body, tries - 1)
    }
  }
}

/** Into the temporary folder of the machine: the project itself does not need it. */
function installPeer(): string {
  const folder = join(tmpdir(), 'charterstone-peer')
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io')))
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'boardgame.io@0.50.2'], {
      stdio: 'ignore',
    })
  return folder
}
