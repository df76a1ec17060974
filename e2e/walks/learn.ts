import { expect, type Page } from '@playwright/test'
import { said } from '../said.ts'
import { press, skipMoments, type Visit } from './walk-kit.ts'

/** Learning to play: the first lessons at the table, and a bot's opinion. */
export async function walkLearn(page: Page, visit: Visit): Promise<void> {
  await page.goto('/learn')
  await page.locator('[data-course="full"]').click()
  await page.waitForURL(/\/play\//)
  await skipMoments(page)
  await page.mouse.move(1, 1)
  const next = page.getByRole('button', { name: said('coach.next') })
  await expect(next).toBeVisible()
  await visit('coach')
  for (let read = 0; read < 2; read++) {
    await press(next)
    const keep = page.locator('[data-option="skip"]').first()
    if (await keep.isVisible()) await press(keep)
    await page.waitForTimeout(900)
  }
  await visit('coach-place')
  await page.keyboard.press('i')
  await expect(page.getByText(said('hint.note'))).toBeVisible()
  await visit('hint')
}
