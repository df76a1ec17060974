import { expect, type Locator, test } from '@playwright/test'
import { openLateGame } from './late-game.ts'
import { said } from './said.ts'
import { press } from './walks/walk-kit.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('nothing is there')
  return box
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('advice says what each option is for and how it compares, and is in sight at once', async ({ page }) => {
  await openLateGame(page, 2, 2, 30)
  await press(page.getByRole('button', { name: said('hint.title') }))
  const panel = page.getByRole('region', { name: said('hint.title') })
  const rows = panel.getByRole('listitem')
  await expect(rows.first()).toBeInViewport()
  await expect(rows.first()).not.toContainText(/less|worse/)
  await expect(rows.filter({ hasText: 'Cloud Port' })).toContainText('Deliver')
})

test('advice covers none of the places that it points at @desktop', async ({ page }) => {
  for (const [seats, game, answers] of [
    [2, 2, 30],
    [4, 6, 60],
    [3, 4, 40],
  ] as const) {
    await openLateGame(page, seats, game, answers)
    await press(page.getByRole('button', { name: said('hint.title') }))
    const panel = page.getByRole('region', { name: said('hint.title') })
    await expect(panel).toHaveAttribute('style', /--dock-left/)
    const rings = page.locator('[aria-hidden="true"] > span:has(> b)')
    await expect(rings.first()).toBeVisible()
    const covered = await boxOf(panel)
    for (const ring of await rings.all()) expect(overlap(covered, await boxOf(ring))).toBe(false)
  }
})

test('in a large window, whose panels grow, the rings are round what can be chosen @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openLateGame(page, 3, 4, 40)
  await press(page.getByRole('button', { name: said('hint.title') }))
  await expect(page.locator('[data-mark="ring"]').first()).toBeVisible()
  /** How far the edges of each ring are from those of the nearest option, at most. */
  const gaps = () =>
    page.evaluate(() => {
      const edges = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom]
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => edges(element.getBoundingClientRect()))
      const options = boxes('[data-spot], [data-option], [data-option-card]')
      const gap = (ring: number[], option: number[]) =>
        Math.max(...ring.map((edge, index) => Math.abs(edge - (option[index] ?? 0))))
      return boxes('[data-mark="ring"]').map((ring) =>
        Math.min(...options.map((option) => gap(ring, option))),
      )
    })
  await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThan(8)
})

test('Esc and a second I close the advice @desktop', async ({ page }) => {
  await openLateGame(page, 2, 2, 30)
  const panel = page.getByRole('region', { name: said('hint.title') })
  const link = page.getByRole('button', { name: said('hint.title') })
  await expect(link).toBeVisible()
  await page.keyboard.press('i')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await link.click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('i')
  await expect(panel).toBeHidden()
})
