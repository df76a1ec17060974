import { expect, test } from '@playwright/test'
import { beginCampaign } from './page-kit.ts'

const LOOKING_ON = 'This campaign is open in another tab. Here you can only watch.'

test('two tabs on one campaign do not fight: the second looks on, and can take over', async ({
  page,
  context,
}) => {
  await beginCampaign(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText(LOOKING_ON)).toBeVisible()
  await expect(page.getByText(LOOKING_ON)).toBeHidden()
  await second.getByRole('button', { name: 'Play here instead' }).click()
  await expect(second.getByText(LOOKING_ON)).toBeHidden()
  await expect(page.getByText(LOOKING_ON)).toBeVisible()
  await second.close()
  await page.getByRole('button', { name: 'Play here instead' }).click()
  await expect(page.getByText(LOOKING_ON)).toBeHidden()
})

test('a campaign that is left can be played in the other tab at once', async ({ page, context }) => {
  await beginCampaign(page)
  const address = page.url()
  await page.goto('/')
  const second = await context.newPage()
  await second.goto(address)
  await expect(second.getByRole('heading').first()).toBeVisible()
  await expect(second.getByText(LOOKING_ON)).toBeHidden()
})
