import { formatRecord } from '@charterstone/engine'
import { expect, type Page } from '@playwright/test'
import { openFile, pointOf } from '../late-game.ts'
import { press, type Visit } from './walk-kit.ts'

const DAY = 86_400_000

/** What people do between the evenings: the weekly village, a review with its exercises, the summary after a pause. */
export async function walkStudy(page: Page, visit: Visit): Promise<void> {
  await page.goto('/weekly')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visit('weekly')
  const { played } = pointOf(2, ({ game, next }) => game === 1 && next === null)
  const table = await openFile(page, formatRecord(played.record))
  await page.goto(`${table}/g/1/review`)
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 })
  await visit('review')
  await page.getByRole('slider').press('Home')
  await page.locator('main section').nth(2).scrollIntoViewIfNeeded()
  await visit('review-turns')
  await press(page.locator('[data-what-if]'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('fork')
  await page.goto(`${table}/exercises`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visit('exercises')
  await page.clock.setFixedTime(Date.now() + 4 * DAY)
  await page.goto(table)
  await expect(page.locator('[data-page]')).toBeVisible()
  await visit('recap')
}
