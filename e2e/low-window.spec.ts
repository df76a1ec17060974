import { expect, type Page, test } from '@playwright/test'
import { openLateGame } from './late-game.ts'
import { said } from './said.ts'
import { skipMoments } from './walks/walk-kit.ts'

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

const tag = '@desktop'

test.beforeEach(({ page }) =>
  // Its words are the longest.
  page.addInitScript(() => localStorage.setItem('charterstone.settings', '{"language":"de"}')),
)

test('a low window shows whole menus, and the way back to the table at once', { tag }, async ({ page }) => {
  await openLateGame(page, 2, 5, 60)
  await page.getByRole('button', { name: said('table.menu') }).click()
  await expectWholeMenu(page)
  await page.goto('/')
  const card = page.locator('main section', { has: page.getByRole('button', { expanded: false }) }).first()
  await expect(card.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  await card.locator('button[aria-haspopup="menu"]').click()
  await expectWholeMenu(page)
})

test('a low window shows the button that goes on below a long lesson', { tag }, async ({ page }) => {
  await page.goto('/learn')
  await page.locator('[data-course="full"]').click()
  await page.waitForURL(/\/play\//)
  await skipMoments(page)
  await expect(page.getByRole('button', { name: said('coach.next') })).toBeInViewport({ ratio: 1 })
})

async function expectWholeMenu(page: Page): Promise<void> {
  const items = await page.getByRole('menuitem').all()
  expect(items.length).toBeGreaterThan(5)
  for (const item of items) await expect(item).toBeInViewport({ ratio: 1 })
}
