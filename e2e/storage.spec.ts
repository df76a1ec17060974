import { expect, test } from '@playwright/test'
import { answersOf, watchBots } from './page-kit.ts'

/** From now on the browser's storage is full. */
function fillStorage(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
}

test('every answer is saved, and a reload continues there', async ({ page }) => {
  await watchBots(page)
  await expect.poll(async () => (await answersOf(page)).length).toBeGreaterThan(4)
  const before = await answersOf(page)
  await page.reload()
  await expect.poll(async () => (await answersOf(page)).length).toBeGreaterThan(before.length)
  expect((await answersOf(page)).slice(0, before.length)).toEqual(before)
})

test('full storage shows a message in the middle of a game and offers the file', async ({ page }) => {
  await watchBots(page)
  await expect.poll(async () => (await answersOf(page)).length).toBeGreaterThan(0)
  await page.evaluate(fillStorage)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('This browser’s storage is full')
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save as a file' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.charterstone$/)
})

test('a campaign does not start when the storage is full', async ({ page }) => {
  await page.addInitScript(fillStorage)
  await page.goto('/new')
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'storage is full' })).toBeVisible()
  await expect(page).toHaveURL(/\/new$/)
})
