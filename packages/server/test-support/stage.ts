import { freePort } from './free-port.ts'
import { type ServerProcess, startProcess } from './process.ts'

/** The processes of a trial, each with its own port for good. */
export type Stage = {
  readonly addresses: readonly string[]
  readonly server: (index: number) => ServerProcess
  /** Starts a process again that was killed. */
  readonly restart: (index: number) => Promise<void>
  readonly end: () => Promise<void>
}

export async function makeStage(count: number, env: Readonly<Record<string, string>>): Promise<Stage> {
  const ports: string[] = []
  for (let index = 0; index < count; index++) ports.push(String(await freePort()))
  const start = (index: number): Promise<ServerProcess> => startProcess({ ...env, PORT: ports[index] ?? '0' })
  const servers: ServerProcess[] = []
  // One after the other: the first lays out the database.
  for (let index = 0; index < count; index++) servers.push(await start(index))
  const server = (index: number): ServerProcess => {
    const found = servers[index]
    if (found === undefined) throw new Error('no such process')
    return found
  }
  return {
    addresses: servers.map(({ address }) => address),
    server,
    restart: async (index) => {
      servers[index] = await start(index)
    },
    end: async () => {
      await Promise.all(servers.map(({ end }) => end('SIGTERM')))
    },
  }
}
