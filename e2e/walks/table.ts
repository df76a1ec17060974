import { expect, type Page } from '@playwright/test'
import { openLateGame } from '../late-game.ts'
import { said } from '../said.ts'
import { press, type Visit } from './walk-kit.ts'

/** A late table of six, and everything that opens on it. */
export async function walkTable(page: Page, visit: Visit): Promise<void> {
  await openLateGame(page, 6, 11, 300)
  await expect(page.locator('[data-village]')).toBeVisible()
  await visit('late-table')
  const hasSheet = (await page.locator('[data-sheet]').count()) > 0
  await (hasSheet ? walkSheet(page, visit) : walkDesk(page, visit))
  await page.getByRole('button', { name: said('table.menu') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await visit('menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await expect(page.locator('[data-page]')).toBeVisible()
  await visit('words')
}

async function walkDesk(page: Page, visit: Visit): Promise<void> {
  await page.locator('.village-spot.is-option').nth(3).hover()
  await page.waitForTimeout(400)
  await visit('preview')
  await page.locator('[data-tray] [data-at^="mat-"]').first().hover()
  await page.waitForTimeout(400)
  await visit('card')
  await page.mouse.move(1, 1)
  await page.keyboard.press('w')
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('closed')
  await page.keyboard.press('Escape')
  await press(page.locator('[data-at="seat-1"] header button'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('seat')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await visit('names')
  await page.keyboard.press('n')
  await press(page.locator('[data-village] button[tabindex="-1"]:not([data-spot])'))
  await page.waitForTimeout(400)
  await visit('zoomed')
}

async function walkSheet(page: Page, visit: Visit): Promise<void> {
  await page.getByRole('button', { name: said('phone.next') }).tap()
  await page.waitForTimeout(400)
  await visit('preview')
  for (const tab of ['cards', 'quota', 'objectives', 'players', 'village']) {
    await page.locator(`[data-tab="${tab}"]`).tap()
    await page.waitForTimeout(300)
    if (tab !== 'village') await visit(`tab-${tab}`)
  }
  await page.keyboard.press('w')
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('closed')
  await page.keyboard.press('Escape')
}
