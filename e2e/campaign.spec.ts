import { readFileSync } from 'node:fs'
import { type Download, expect, type Page, test } from '@playwright/test'
import { faultsOf, storedCampaigns } from './page-kit.ts'
import { said } from './said.ts'
import { sitDown } from './table.ts'

const GAMES = 12

// Floating islands would be redrawn all the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One person, an automa and an easy bot. */
async function startCampaign(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Instant' }).click()
  await page.goto('/new')
  await page.getByRole('listitem').nth(1).getByRole('radio', { name: 'Automa' }).click()
  await page.getByRole('listitem').nth(2).getByLabel('Difficulty').selectOption('easy')
  await page.getByText('House rules and seed').click()
  await page.getByLabel('Seed', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await page.waitForURL(/\/play\//)
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const download: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFileSync(await (await download).path())
}

test('one person plays all twelve games, up to the poster', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(1_200_000)
  const faults = faultsOf(page)
  await startCampaign(page)
  const person = sitDown(page, 5, 'mouse')
  for (let game = 1; game <= GAMES; game++) {
    await test.step(`game ${game}`, async () => {
      const end = await person.playsUntil(({ kind }) => kind === 'next-game')
      if (game < GAMES) await person.acts(end)
      else await page.getByRole('button', { name: said('end.reckoning') }).click()
      await expect.poll(async () => (await storedCampaigns(page))[0]?.record.games.length).toBe(game)
    })
  }
  await expect(page.getByText('The campaign is over').first()).toBeVisible()
  const svg = (await saved(page, 'Save as drawing (SVG)')).toString('utf8')
  expect(svg).toMatch(/^<svg[^>]*xmlns=/)
  expect(svg).toContain('Mira')
  const png = await saved(page, 'Save as image (PNG)')
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000)
  expect(faults).toEqual([])
})
