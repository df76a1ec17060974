import { expect, test } from '@playwright/test'
import { beginCampaign } from './page-kit.ts'

test.use({ serviceWorkers: 'allow' })

test('after the first visit everything works offline', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The worker is ready once everything has been stored.
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Charterstone' })).toBeVisible()
  await expect(page.getByText('Works offline')).toBeVisible()
  await page.getByRole('button', { name: 'Polski' }).click()
  await expect(page.getByRole('link', { name: 'Rozpocznij kampanię' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await beginCampaign(page)
  await page.reload()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByRole('heading', { name: 'This village isn’t on this device' })).toBeHidden()
})
