import { execFileSync, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { type LoadConfig, type LoadResult, loadResult, type Usage } from './load-trial.ts'
import { wait } from './player.ts'

type Socket = {
  readonly on: (event: string, listener: (...args: unknown[]) => void) => void
  readonly emit: (event: string, ...args: unknown[]) => void
  readonly disconnect: () => void
}
type SocketClient = { readonly io: (url: string, options: object) => Socket }
type PeerState = { readonly _stateID: number; readonly ctx: { readonly currentPlayer: string } }

const HOOK = new URL('../../../tools/loader/register.mjs', import.meta.url).href
const ALL_AT_ONCE = 20
const SETTLE = 8000

/** The same load on a boardgame.io server: as many matches of four, as much time to think. It keeps them in memory only. */
export async function peerTrial({ tables, persons, pause, seconds }: LoadConfig): Promise<LoadResult> {
  const folder = installPeer()
  const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as SocketClient
  const port = await freePort()
  const apiPort = await freePort()
  const address = `http://127.0.0.1:${port}`
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
  await wait(SETTLE)
  const idle = usage
  const times: number[] = []
  const sockets: Socket[] = []
  let isMeasuring = false
  for (let first = 0; first < tables; first += ALL_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(ALL_AT_ONCE, tables - first) }, () => seatMatch()))
  await wait(SETTLE)
  isMeasuring = true
  const before = usage
  const began = performance.now()
  await wait(seconds * 1000)
  isMeasuring = false
  const took = (performance.now() - began) / 1000
  const loaded = usage
  child.removeAllListeners('exit')
  child.kill('SIGKILL')
  for (const socket of sockets) socket.disconnect()
  return loadResult({ tables, times, took, idle, before, loaded })

  async function seatMatch(): Promise<void> {
    const { matchID } = (await post('create', { numPlayers: persons })) as { matchID: string }
    for (let seat = 0; seat < persons; seat++) {
      const joined = await post(`${matchID}/join`, {
        playerID: String(seat),
        playerName: `Player ${seat + 1}`,
      })
      sockets.push(sit(matchID, String(seat), (joined as { playerCredentials: string }).playerCredentials))
    }
  }

  function sit(match: string, seat: string, credentials: string): Socket {
    const socket = io(`${address}/village`, { transports: ['websocket'], forceNew: true })
    let sent = 0
    const see = ({ _stateID: id, ctx }: PeerState): void => {
      if (sent > 0 && isMeasuring) times.push(performance.now() - sent)
      sent = 0
      if (ctx.currentPlayer !== seat) return
      setTimeout(
        () => {
          sent = performance.now()
          const payload = { type: 'answer', args: [], playerID: seat, credentials }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, id, match, seat)
        },
        pause * (0.5 + Math.random()),
      )
    }
    socket.on('connect', () => socket.emit('sync', match, seat, credentials, persons))
    socket.on('sync', (_, info) => see((info as { state: PeerState }).state))
    socket.on('update', (_, state) => see(state as PeerState))
    return socket
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
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--no-audit',
        '--no-fund',
        'boardgame.io@0.50.2',
        'socket.io-client@4.8.4',
      ],
      { stdio: 'ignore' },
    )
  return folder
}
