import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LoadFigures, LoadNews, LoadOrder } from './load-client.ts'

const CLIENT = fileURLToPath(new URL('./load-client.ts', import.meta.url))
const HOOK = new URL('../../../../tools/loader/register.mjs', import.meta.url).href

/** Runs a load client in a process of its own. `onMeasuring` is called when it begins to measure, `onEnd` before it is ended. */
export function runLoad(
  order: LoadOrder,
  onMeasuring: () => Promise<void>,
  onEnd: () => void = () => undefined,
): Promise<LoadFigures> {
  const child = fork(CLIENT, { execArgv: ['--import', HOOK], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.on('message', (news: LoadNews) => {
      if (news.kind === 'measuring') onMeasuring().catch(reject)
      else {
        onEnd()
        resolve(news.figures)
      }
    })
    child.on('exit', () => reject(new Error('the load client ended')))
    child.send(order)
  }).finally(() => {
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }) as Promise<LoadFigures>
}
