import { expect, test } from '@playwright/test'
import { beginCampaign, expectNoSidewaysScroll, faultsOf, storedCampaigns } from './page-kit.ts'

test('the first screen loads without errors', async ({ page }) => {
  const faults = faultsOf(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Charterstone' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start a campaign' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(faults).toEqual([])
})

test('the page starts in the language of the browser and can switch at any time', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('link', { name: 'Rozpocznij kampanię' })).toBeVisible()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Kampagne starten' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Kampagne starten' })).toBeVisible()
  await context.close()
})

test('a game starts three clicks after the first screen', async ({ page }) => {
  await beginCampaign(page)
  await expect.poll(async () => (await storedCampaigns(page)).length).toBe(1)
  await page.goto('/')
  await page.getByRole('link', { name: 'Play your turn' }).click()
  await expect(page).toHaveURL(/\/play\//)
})

test('an unknown address shows a message and a link home', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'Nothing has been built here' })).toBeVisible()
  await page.goto('/play/unknown')
  await expect(page.getByRole('heading', { name: 'This village isn’t on this device' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Charterstone' })).toBeVisible()
})
