import { expect, test } from '@playwright/test'
import { beginCampaign } from './page-kit.ts'

const ONLY_WATCH = 'This campaign is open in another tab. Here you can only watch.'

test('of two tabs with one campaign the second watches and can take over', async ({ page, context }) => {
  await beginCampaign(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText(ONLY_WATCH)).toBeVisible()
  await expect(page.getByText(ONLY_WATCH)).toBeHidden()
  await second.getByRole('button', { name: 'Play here instead' }).click()
  await expect(second.getByText(ONLY_WATCH)).toBeHidden()
  await expect(page.getByText(ONLY_WATCH)).toBeVisible()
  await second.close()
  await page.getByRole('button', { name: 'Play here instead' }).click()
  await expect(page.getByText(ONLY_WATCH)).toBeHidden()
})

test('when a tab leaves a campaign, the other tab can play it at once', async ({ page, context }) => {
  await beginCampaign(page)
  const address = page.url()
  await page.goto('/')
  const second = await context.newPage()
  await second.goto(address)
  await expect(second.getByRole('heading').first()).toBeVisible()
  await expect(second.getByText(ONLY_WATCH)).toBeHidden()
})
