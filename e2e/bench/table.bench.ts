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

/** Presses an option and waits until the result is painted; null for a page of the story. */
function answerOnce(): Promise<number | null> {
  const answers = () => document.querySelector<HTMLElement>('[data-answers]')?.dataset.answers
  const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
  const onward = document.querySelector<HTMLElement>('[role=dialog] [data-continue], [data-take]')
  const offered = document.querySelectorAll<HTMLElement>('[data-option], .village-spot.is-option')
  const chosen = onward ?? offered[Math.floor(offered.length / 2)]
  const before = answers()
  const start = performance.now()
  chosen?.click()
  if (onward !== null || chosen === undefined) return painted().then(() => null)
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
  while (times.length < ANSWERS) {
    const time = await page.evaluate(answerOnce)
    if (time !== null) times.push(time)
  }
  report('answer on screen, late game of six', times, 'median 50 ms, 95 % 100 ms')
})
