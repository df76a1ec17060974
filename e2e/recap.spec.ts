import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openLateGame } from './late-game.ts'
import { expectNoSidewaysScroll, faultsOf } from './page-kit.ts'

const DAY = 86_400_000

test('after a pause the last evening is summed up once, and one key skips it', async ({ page }) => {
  const faults = faultsOf(page)
  const address = await openLateGame(page, 3, 3, 30)
  await expect(page.locator('[data-bar], [data-sheet]').first()).toBeVisible()
  const title = page.getByRole('heading', { level: 1, name: 'Where were we?' })
  await expect(title).toHaveCount(0)

  await page.clock.setFixedTime(Date.now() + 4 * DAY)
  await page.goto(address)
  await expect(title).toBeVisible()
  await expect(page.getByText(/4\sdays later/)).toBeVisible()
  await expect(page.getByText(/Game 3\shas reached round \d+.* turn\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What’s in the chests' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(title).toHaveCount(0)

  await page.clock.setFixedTime(Date.now() + 9 * DAY)
  await page.goto(address)
  await expect(page.locator('[data-bar], [data-sheet]').first()).toBeVisible()
  await expect(title).toHaveCount(0)
  expect(faults).toEqual([])
})
