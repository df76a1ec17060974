import { expect, type Locator, type Page } from '@playwright/test'

/** Called at every screen of a walk with the screen's name. */
export type Visit = (screen: string) => Promise<void>

/** A click without coordinates, as a screen reader sends it: a tap would only preview, and a hex may be out of view. */
export async function press(target: Locator): Promise<void> {
  await target.first().evaluate((element: HTMLElement) => element.click())
}

export function isPhone(page: Page): boolean {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return Math.min(width, height) < 600
}

/** Skips all waiting pages of the story. */
export async function skipMoments(page: Page): Promise<void> {
  const dialog = page.locator('[data-page]')
  await expect(dialog).toBeVisible()
  const all = dialog.locator('span:has(> [data-continue]) + button')
  await press((await all.count()) > 0 ? all : dialog.locator('[data-continue]'))
  await expect(dialog).toBeHidden()
}

/** Continues to the next page, if there is one. */
export async function turnPage(page: Page): Promise<void> {
  const before = await page.locator('[data-page]').innerHTML()
  await press(page.locator('[data-page] [data-continue]'))
  await expect
    .poll(async () => {
      const pages = page.locator('[data-page]')
      return (await pages.count()) === 0 || (await pages.innerHTML()) !== before
    })
    .toBe(true)
}
