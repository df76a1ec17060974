import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { walkBook } from './walks/book.ts'
import { walkEnd } from './walks/end.ts'
import { walkLearn } from './walks/learn.ts'
import { walkMoments } from './walks/moments.ts'
import { walkOnline } from './walks/online.ts'
import { walkStart } from './walks/start.ts'
import { walkTable } from './walks/table.ts'

test.setTimeout(600_000)

/** Layers above the screen; the screen below was checked before they opened. */
const OVER = '[role=dialog], [role=menu], [data-page], [data-placed]'
/** Close-ups of a table that is checked anyway. */
const SAME = new Set(['names', 'zoomed'])
/** Milliseconds; longer than any fade. */
const LONGEST_FADE = 2000

/** In both themes; only colours differ between them. */
function isAccessible(page: Page): (screen: string) => Promise<void> {
  return async (screen) => {
    if (SAME.has(screen)) return
    const isCovered = (await page.locator(OVER).count()) > 0
    const axe = () => (isCovered ? new AxeBuilder({ page }).include(OVER) : new AxeBuilder({ page }))
    await paintAs(page, 'light')
    expect.soft(await violations(axe()), `${screen}, light`).toEqual([])
    await paintAs(page, 'dark')
    expect.soft(await violations(axe().withRules(['color-contrast'])), `${screen}, dark`).toEqual([])
  }
}

/** Waits until the colours have faded to the other theme. In a background tab a fade may never end. */
async function paintAs(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.bringToFront()
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await page.evaluate(async (longest) => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    const faded = Promise.allSettled(fading.map(({ finished }) => finished))
    await Promise.race([faded, new Promise((done) => setTimeout(done, longest))])
  }, LONGEST_FADE)
}

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  const found = (await axe.analyze()).violations
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test('the screens before the game are accessible', ({ page }) => walkStart(page, isAccessible(page)))
test('a late table is accessible', ({ page }) => walkTable(page, isAccessible(page)))

// The other screens have the same markup on a phone.
const tag = '@desktop'
test('the moments of a game are accessible', { tag }, ({ page }) => walkMoments(page, isAccessible(page)))
test('the book of a late campaign is accessible', { tag }, ({ page }) => walkBook(page, isAccessible(page)))
test('the end of a game is accessible', { tag }, ({ page }) => walkEnd(page, isAccessible(page)))
test('the first lessons are accessible', { tag }, ({ page }) => walkLearn(page, isAccessible(page)))
test('an online table is accessible', { tag }, ({ page }) => walkOnline(page, isAccessible(page)))
