// Time until a review has its first numbers, and until it is whole. Figures, not a test: machines differ.
import { formatRecord } from '@charterstone/engine'
import { test } from '@playwright/test'
import { openFile, pointOf } from '../late-game.ts'

const GAME = 8
const VISITS = 2

for (const seats of [2, 6])
  test(`review, ${seats} seats`, async ({ page }) => {
    test.setTimeout(240_000)
    const { record } = pointOf(seats, ({ game, next }) => game === GAME && next === null).played
    const address = await openFile(page, formatRecord(record))
    for (let visit = 1; visit <= VISITS; visit++) {
      await page.goto('/about')
      await page.evaluate(() => indexedDB.deleteDatabase('charterstone-reviews'))
      await page.goto(`${address}/g/${GAME}/review`, { waitUntil: 'commit' })
      const { first, whole } = await page.evaluate(times)
      console.log(
        `${seats} seats, visit ${visit}: first line ${first.toFixed(2)} s, whole ${whole.toFixed(2)} s`,
      )
    }
  })

/** Seconds from the start of the worker. */
function times(): Promise<{ readonly first: number; readonly whole: number }> {
  return new Promise((resolve) => {
    let start = 0
    let first = 0
    const look = () => {
      const bar = document.querySelector('progress')
      const line = document.querySelector('input[type=range]')
      if (bar !== null && start === 0) start = performance.now()
      if (line !== null && first === 0) first = performance.now() - start
      if (first > 0 && bar === null)
        resolve({ first: first / 1000, whole: (performance.now() - start) / 1000 })
      else requestAnimationFrame(look)
    }
    look()
  })
}
