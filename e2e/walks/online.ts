import { expect, type Page } from '@playwright/test'
import { said } from '../said.ts'
import { press, skipMoments, type Visit } from './walk-kit.ts'

/** A new online table, and every screen that only tables have. */
export async function walkOnline(page: Page, visit: Visit): Promise<void> {
  await page.goto('/online')
  await expect(page.getByRole('heading', { name: said('online.new') })).toBeVisible()
  await visit('online')
  await page.getByLabel(said('lobby.your-name')).fill('Mira')
  await page.getByRole('button', { name: said('online.make') }).click()
  await expect(page.getByRole('heading', { name: said('lobby.title') })).toBeVisible()
  await press(page.getByRole('button', { name: said('lobby.other') }))
  await expect(page.getByRole('button', { name: said('lobby.seat-other') })).toBeVisible()
  await visit('lobby-bot')
  await press(page.getByRole('button', { name: said('lobby.seat-other') }))
  await expect(page.getByRole('button', { name: said('lobby.seat-other') })).toBeHidden()
  await visit('lobby')
  const table = new URL(page.url()).pathname
  await page.getByRole('button', { name: said('lobby.begin') }).click()
  await skipMoments(page)
  await page.mouse.move(1, 1)
  await visit('online-table')
  await press(page.getByRole('button', { name: said('talk.title') }))
  await page.getByLabel(said('talk.write')).fill('Anyone here?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Anyone here?')).toBeVisible()
  await visit('talk')
  await walkHost(page, visit, table)
}

async function walkHost(page: Page, visit: Visit, table: string): Promise<void> {
  await page.goto(`${table}/seats`)
  await press(page.getByRole('button', { name: said('link.own-make') }))
  await expect(page.getByLabel(said('link.own'))).toBeVisible()
  await visit('seats')
  await page.goto('/online')
  await expect(page.locator(`a[href="${table}"]`).first()).toBeVisible()
  await visit('online-mine')
  await page.goto(table)
  await skipMoments(page)
  await expect(page.locator('[data-village]')).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(said('notice.lost'))).toBeVisible()
  await visit('online-lost')
  await page.context().setOffline(false)
  await expect(page.getByText(said('notice.lost'))).toBeHidden()
  await page.goto('/t/nowhere')
  await expect(page.getByRole('heading', { name: said('online.closed') })).toBeVisible()
  await visit('online-closed')
}
