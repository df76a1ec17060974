import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { wait } from '../test-support/player.ts'

const HOOK = new URL('../../../tools/loader/register.mjs', import.meta.url).href
const WATCHDOG = fileURLToPath(new URL('./watchdog.ts', import.meta.url))

/** A process with a watchdog of little patience that says when it is up, does this and would then go on for a minute. */
function started(work: string) {
  const script = `
    const { startWatchdog } = await import(${JSON.stringify(WATCHDOG)})
    startWatchdog({ tick: 100, patience: 10 })
    setTimeout(() => process.exit(7), 60_000)
    process.on('SIGTERM', () => process.exit(3))
    setTimeout(() => { console.log('up'); ${work} }, 300)`
  const child = spawn(process.execPath, ['--import', HOOK, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString('utf8')
  })
  const up = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  const gone = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  return { child, up, gone, said: () => said }
}

test('the watchdog ends a process that hangs', async () => {
  const { child, up, gone, said } = started('for (;;) {}')
  await up
  const since = performance.now()
  child.kill('SIGTERM')
  expect(await gone).toBe('SIGKILL')
  expect(performance.now() - since).toBeLessThan(20_000)
  expect(said()).toContain('hangs')
})

test('the watchdog leaves a working process alone, also after it was suspended', async () => {
  const { child, up, gone } = started('')
  await up
  child.kill('SIGSTOP')
  await wait(2500)
  child.kill('SIGCONT')
  await wait(500)
  child.kill('SIGTERM')
  expect(await gone).toBe(3)
})
