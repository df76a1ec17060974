import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { beginCampaign, faultsOf, storedCampaigns } from './page-kit.ts'

/** The name of the first village on the home screen. */
function firstVillage(page: Page) {
  return page.getByRole('heading', { level: 2 }).first()
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function nameVillage(page: Page): Promise<void> {
  await page.goto('/new')
  await expect(page.getByLabel('Name of the village')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Suggest another name' }).click()
  await page.getByLabel('Name of the village').fill('  Amber   wick ')
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await page.waitForURL(/\/play\//)
}

test('a village is named, renamed, and its file has the name', async ({ page }) => {
  const faults = faultsOf(page)
  await nameVillage(page)
  await page.goto('/')
  await expect(firstVillage(page)).toHaveText('Amber wick')
  await openMenu(page, 'Rename')
  await page.getByLabel('Name of the village').fill('Fenbury')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(firstVillage(page)).toHaveText('Fenbury')
  const [download] = await Promise.all([page.waitForEvent('download'), openMenu(page, 'Save as a file')])
  expect(download.suggestedFilename()).toBe('Fenbury.charterstone')
  const record = JSON.parse(await readFile(await download.path(), 'utf8')) as object
  expect(record).toMatchObject({ villageName: { text: 'Fenbury', story: '' } })
  await page.reload()
  await expect(firstVillage(page)).toHaveText('Fenbury')
  expect(faults).toEqual([])
})

test('a deleted village comes back by Undo, and later from the bin', async ({ page }) => {
  await nameVillage(page)
  await page.goto('/')
  const remove = async () => {
    await openMenu(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(firstVillage(page)).not.toHaveText('Amber wick')
  }
  await openMenu(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(firstVillage(page)).toHaveText('Amber wick')
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(firstVillage(page)).toHaveText('Amber wick')
  await remove()
  await page.reload()
  await page.getByRole('button', { name: 'Bin (1)' }).click()
  await expect(page.getByText('30 days left')).toBeVisible()
  await page.getByRole('button', { name: 'Restore Amber wick' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(firstVillage(page)).toHaveText('Amber wick')
  await page.getByRole('link', { name: 'Play your turn' }).click()
  await expect(page).toHaveURL(/\/play\//)
})

test('the bin is emptied after a question', async ({ page }) => {
  await beginCampaign(page)
  await page.goto('/')
  await openMenu(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Bin (1)' }).click()
  expect(await storedCampaigns(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Empty the bin' }).click()
  await page.getByRole('dialog', { name: 'Empty the bin?' }).getByRole('button', { name: 'Empty' }).click()
  await expect(page.getByText('The bin is empty.')).toBeVisible()
  await expect.poll(() => storedCampaigns(page)).toHaveLength(0)
})
