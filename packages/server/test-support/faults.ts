import { execFileSync } from 'node:child_process'
import { type Rng, roll } from '@charterstone/engine'
import { wait } from './player.ts'
import type { TestPostgres } from './postgres.ts'
import type { Stage } from './stage.ts'

export type Scene = {
  readonly stage: Stage
  readonly rng: Rng
  readonly postgres: TestPostgres | null
}

/** Something that goes wrong under play, and is over when `strike` resolves. */
export type Fault = {
  readonly title: string
  /** The number of server processes. */
  readonly processes: 1 | 2
  readonly stores: readonly ('sqlite' | 'postgres')[]
  /** Whether errors in the log are unexpected. */
  readonly isLogged: boolean
  readonly strike: (scene: Scene) => Promise<void>
}

async function killOne({ stage, rng }: Scene): Promise<void> {
  const index = roll(rng, stage.addresses.length)
  await stage.server(index).end('SIGKILL')
  await stage.restart(index)
}

/** Longer than a lease lives, now and then: another process takes over, and the paused one comes back. */
async function pauseOne({ stage, rng }: Scene): Promise<void> {
  const { child } = stage.server(roll(rng, stage.addresses.length))
  child.kill('SIGSTOP')
  await wait(100 + roll(rng, 3000))
  child.kill('SIGCONT')
}

/** The process can write no file beyond its first page. */
async function fillDisk({ stage, rng }: Scene): Promise<void> {
  const { pid } = stage.server(0).child
  limitFiles(pid, '4096')
  await wait(200 + roll(rng, 1500))
  limitFiles(pid, 'unlimited')
}

function limitFiles(pid: number | undefined, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

async function restartDatabase({ postgres }: Scene): Promise<void> {
  await postgres?.restart()
}

/** Every process of the database stands still; connections stay open and say nothing. */
async function freezeDatabase({ postgres, rng }: Scene): Promise<void> {
  postgres?.signal('SIGSTOP')
  await wait(500 + roll(rng, 5000))
  postgres?.signal('SIGCONT')
}

const common = { processes: 1, stores: ['sqlite', 'postgres'], isLogged: true } as const
const database = { processes: 2, stores: ['postgres'], isLogged: false } as const

/** By the name that `npm run soak -- NAME TIMES` knows. */
export const faults = {
  kill: { ...common, title: 'kill -9', strike: killOne },
  takeover: {
    ...common,
    title: 'one of two processes killed',
    processes: 2,
    stores: ['postgres'],
    strike: killOne,
  },
  pause: { ...common, title: 'a process paused', isLogged: false, strike: pauseOne },
  outrun: { ...database, title: 'one of two processes paused', strike: pauseOne },
  disk: { ...common, title: 'a full disk', stores: ['sqlite'], isLogged: false, strike: fillDisk },
  restart: { ...database, title: 'the database restarted', strike: restartDatabase },
  freeze: { ...database, title: 'the database frozen', strike: freezeDatabase },
} as const satisfies Readonly<Record<string, Fault>>

export type FaultName = keyof typeof faults
