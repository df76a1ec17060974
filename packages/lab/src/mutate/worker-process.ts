import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { failure } from '../command-line/failure.ts'
import type { Order, Report } from './worker.ts'

/** A process that tries mutants. It answers one order after the other; null when it took too long or died. */
export type WorkerProcess = {
  readonly ask: (order: Order, milliseconds?: number) => Promise<Report | null>
  readonly stop: () => void
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
const REGISTER = new URL('../../../../tools/loader/register.mjs', import.meta.url).href

export async function startWorker(
  switched: ReadonlyMap<string, string>,
  mutants: number,
): Promise<WorkerProcess> {
  const child = fork(WORKER, {
    execArgv: ['--import', REGISTER],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const worker: WorkerProcess = {
    ask: (order, milliseconds) => ask(child, order, milliseconds),
    stop: () => child.kill('SIGKILL'),
  }
  const report = await worker.ask({ kind: 'start', switched, mutants })
  if (report?.kind !== 'ready') throw failure('a process that tries mutants does not start')
  return worker
}

function ask(child: ChildProcess, order: Order, milliseconds?: number): Promise<Report | null> {
  return new Promise((resolve) => {
    const end = (report: Report | null): void => {
      clearTimeout(timer)
      child.off('message', end)
      child.off('exit', died)
      resolve(report)
    }
    const died = (): void => end(null)
    const timer = milliseconds === undefined ? undefined : setTimeout(died, milliseconds)
    child.on('message', end)
    child.on('exit', died)
    child.send(order)
  })
}
