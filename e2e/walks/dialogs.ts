import { formatRecord } from '@charterstone/engine'
import { expect, type Page } from '@playwright/test'
import { openFile, openLateGame, pointOf } from '../late-game.ts'
import { said } from '../said.ts'
import { press, type Visit } from './walk-kit.ts'

const BOT = 'easy:balanced'

/** What opens over a screen: menus, questions, the bin, a card, a pinned goal, a turn that is tried, the moves of others. */
export async function walkDialogs(page: Page, visit: Visit): Promise<void> {
  await openLateGame(page, 2, 5, 60)
  await walkVillages(page, visit)
  await openLateGame(page, 4, 8, 120)
  await expect(page.locator('[data-village]')).toBeVisible()
  await walkPlan(page, visit)
  await walkTheatre(page, visit)
}

async function walkVillages(page: Page, visit: Visit): Promise<void> {
  const choose = async (item: Parameters<typeof said>[0]) => {
    await page.locator('main button[aria-haspopup="menu"]').first().click()
    await page.getByRole('menuitem', { name: said(item) }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await page.goto('/')
  await expect(page.locator('main svg').first()).toBeVisible()
  await page.locator('main button[aria-haspopup="menu"]').first().click()
  await expect(page.getByRole('menu')).toBeVisible()
  await visit('village-menu')
  await page.keyboard.press('Escape')
  await choose('home.rename')
  await visit('rename')
  await page.keyboard.press('Escape')
  await choose('home.remove')
  await visit('delete')
  await press(page.getByRole('dialog').getByRole('button', { name: said('home.remove'), exact: true }))
  await expect(page.getByRole('button', { name: said('home.undo'), exact: true })).toBeVisible()
  await visit('deleted')
  await press(page.getByRole('button', { name: said('home.bin') }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('bin')
}

async function walkPlan(page: Page, visit: Visit): Promise<void> {
  const hasSheet = (await page.locator('[data-sheet]').count()) > 0
  const turnTo = async (tab: string) => {
    if (hasSheet) await page.locator(`[data-tab="${tab}"]`).tap()
  }
  await turnTo('cards')
  await press(page.locator('[data-tray] [data-at^="mat-"]'))
  await expect(page.locator('[data-thing]')).toBeVisible()
  await visit('thing')
  await page.keyboard.press('Escape')
  await turnTo('quota')
  await press(page.locator('button[data-at^="quota-"][aria-pressed="false"]'))
  await turnTo('village')
  await expect(page.getByRole('region', { name: said('plan.title') })).toBeVisible()
  await expect(page.getByText(said('plan.counting'))).toBeHidden({ timeout: 60_000 })
  await visit('plan')
  await page.keyboard.press('v')
  await expect(page.getByText(said('trial.title'))).toBeVisible()
  await visit('trial')
}

/** A move of a bot waits with its caption and its trail. */
async function walkTheatre(page: Page, visit: Visit): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('charterstone.settings') ?? '{}') as object
    localStorage.setItem('charterstone.settings', JSON.stringify({ ...kept, speed: 'step' }))
  })
  const { played } = pointOf(
    6,
    ({ game, played: { state } }) =>
      game === 12 &&
      state.table.round > 1 &&
      state.pending?.kind === 'act' &&
      state.pending.seat === 0 &&
      state.pending.options.includes('retrieve'),
    ['person', BOT, BOT, BOT, BOT, BOT],
  )
  await openFile(page, formatRecord(played.record))
  await press(page.locator('[data-option="retrieve"]'))
  await expect(page.locator('[data-caption]')).toBeVisible()
  await visit('theatre')
}
