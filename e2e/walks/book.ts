import { expect, type Page } from '@playwright/test'
import { openLateGame } from '../late-game.ts'
import { said } from '../said.ts'
import type { Visit } from './walk-kit.ts'

const PAGES: Readonly<Record<string, string>> = {
  chronicle: '/chronicle',
  icons: '/chronicle#icons',
  stories: '/chronicle#story-1',
  chest: '/chest',
  archive: '/archive',
  log: '/log',
  replay: '/g/5/s/40',
  campaign: '/campaign',
  book: '/book',
  score: '/score',
}

/** Every other screen of a late campaign. */
export async function walkBook(page: Page, visit: Visit): Promise<void> {
  const table = await openLateGame(page, 3, 11, 100)
  for (const [screen, path] of Object.entries(PAGES)) {
    await page.goto('about:blank')
    await page.goto(table + path)
    await settle(page)
    await visit(screen)
  }
  await page.goto(`${table}/campaign`)
  await settle(page)
  await page.locator('main section').last().scrollIntoViewIfNeeded()
  await visit('poster')
}

/** Earlier games are replayed for the log; on a busy machine that is slow. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible()
  await expect(page.getByText(said('book.reading'))).toBeHidden({ timeout: 120_000 })
  await expect(page.locator('main h2, main h3, main svg, main li').first()).toBeVisible()
}
