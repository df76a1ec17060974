import { expect, type Page } from '@playwright/test'
import { openLateGame } from './late-game.ts'
import { layTable } from './online-kit.ts'
import { beginCampaign } from './page-kit.ts'

type Visit = (screen: string) => Promise<void>

const START = ['/', '/new', '/single', '/learn', '/settings', '/about']
const BOOK = ['chronicle', 'chest', 'archive', 'log', 'campaign', 'score']

/** Every screen that needs no village, and the first page of one. */
export async function walkStart(page: Page, visit: Visit): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Found a village' })).toBeVisible()
  await visit('an empty home')
  await beginCampaign(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('a story')
  await page.getByRole('button', { name: /^Skip all/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await visit('the first decision')
  for (const path of START) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit(path)
  }
}

/** The table of six in a village that has grown, and every other screen of a campaign. */
export async function walkCampaign(page: Page, visit: Visit): Promise<void> {
  await openLateGame(page, 6, 11, 300)
  await expect(page.locator('[data-village]')).toBeVisible()
  await visit('the table')
  await page.keyboard.press('x')
  await expect(page.locator('[data-page]')).toBeVisible()
  await visit('the table in words')
  const table = await openLateGame(page, 3, 11, 100)
  for (const screen of BOOK) {
    await page.goto(`${table}/${screen}`)
    // Earlier games are played again to be told; on a busy machine that takes its time.
    await expect(page.locator('main')).toBeVisible()
    await expect(page.getByText('The earlier games are being read…')).toBeHidden({ timeout: 120_000 })
    await expect(page.locator('main h2, main h3, main svg, main li').first()).toBeVisible()
    await visit(screen)
  }
}

/** A game that has just ended. */
export async function walkEnd(page: Page, visit: Visit): Promise<void> {
  await openLateGame(page, 3, 10, Number.POSITIVE_INFINITY)
  await expect(page.getByRole('button', { name: 'Pack up' })).toBeVisible()
  await visit('the end of a game')
}

/** An online table from its first moment, and everything that only tables have. */
export async function walkOnline(page: Page, visit: Visit): Promise<void> {
  await page.goto('/online')
  await expect(page.getByRole('heading', { name: 'A new table' })).toBeVisible()
  await visit('online tables')
  await layTable({ page, name: 'Mira' })
  await expect(page.getByText('You have a seat.')).toBeVisible()
  await visit('a table that gathers')
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await page.getByRole('button', { name: /^Skip all/ }).click()
  await page.getByRole('button', { name: 'Table talk' }).click()
  await page.getByLabel('Say something').fill('Nobody here?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Nobody here?')).toBeVisible()
  await visit('table talk')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Seats and links' }).click()
  await expect(page.getByLabel('Your link, Mira')).toBeVisible()
  await visit('seats and links')
}
