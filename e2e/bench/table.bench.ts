// Time until the table is interactive, and until an answer is on screen. Figures, not a test: machines differ.
import { type Page, test } from '@playwright/test'
import { openLateGame } from '../late-game.ts'

const SLOW_DOWN = 4
const ANSWERS = 60
const VISITS = 5
/** Milliseconds spent on the first screen before a click. */
const SETTLED = 1000

/** Opened by its address, or reloaded. */
async function byAddress(page: Page, address: string): Promise<number> {
  await page.goto(address)
  return page.evaluate(interactive, 0)
}

/** Opened from the first screen. */
async function fromHome(page: Page): Promise<number> {
  await page.goto('/')
  await page
    .getByRole('link', { name: /turn|Continue/ })
    .first()
    .waitFor()
  await page.waitForTimeout(SETTLED)
  const start = await page.evaluate(() => performance.now())
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="/play/"]')?.click())
  return page.evaluate(interactive, start)
}

/** Until options glow and the main thread is idle. */
function interactive(start: number): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const isThere = document.querySelector('.village-spot.is-option, [data-option]') !== null
      if (!isThere) requestAnimationFrame(look)
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    }
    look()
  })
}

/** Presses something and waits until the result is painted; null when it was not an answer. Every try presses something else. */
function answerOnce(tries: number): Promise<number | null> {
  const first = (selector: string) => document.querySelector<HTMLElement>(selector)
  const answers = () => first('[data-answers]')?.dataset.answers
  const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
  const nextOf = (selector: string) => {
    const found = document.querySelectorAll<HTMLElement>(selector)
    return found[tries % found.length]
  }
  const onward = first('[role=dialog] [data-continue], [data-take], [data-next-game]')
  const step = first('[data-send]:disabled') && nextOf('[data-stepper] [data-option]:enabled')
  const chosen =
    first('[data-send]') ??
    first('[data-village] section [data-option]') ??
    nextOf('[data-option]:enabled, .village-spot.is-option')
  const before = answers()
  const start = performance.now()
  const pressed = onward ?? step ?? chosen
  pressed?.click()
  if (pressed !== chosen || chosen === undefined) return painted().then(() => null)
  return new Promise((resolve) => {
    const look = () => {
      const isOver = performance.now() - start > 2000
      if (isOver) resolve(null)
      else if (answers() === before) requestAnimationFrame(look)
      else void painted().then(() => resolve(performance.now() - start))
    }
    look()
  })
}

function report(name: string, times: readonly number[], target: string): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  console.log(
    `${name.padEnd(44)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms (wanted: ${target})`,
  )
}

test('the table', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('charterstone.settings', '{"speed":"instant"}'))
  const table = await openLateGame(page, 6, 11, 300)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const opened: number[] = []
  const loaded: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    opened.push(await fromHome(page))
    loaded.push(await byAddress(page, table))
  }
  report(`table of six from home, ${SLOW_DOWN} times slower`, opened, 'at most 1200 ms')
  report(`table of six by address, ${SLOW_DOWN} times slower`, loaded, 'at most 1200 ms')
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const times: number[] = []
  for (let tries = 0; times.length < ANSWERS; tries++) {
    const time = await page.evaluate(answerOnce, tries)
    if (time !== null) times.push(time)
  }
  report('answer on screen, late game of six', times, 'median 50 ms, 95 % 100 ms')
})
