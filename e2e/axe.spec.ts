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

/** What lies over everything else; the rest was looked at before it opened. */
const OVER = '[role=dialog], [role=menu], [data-page], [data-placed]'
/** The same table from nearer by. */
const SAME = new Set(['names', 'zoomed'])
/** Milliseconds; no fade takes as long. */
const LONGEST_FADE = 2000

/** By day and by night; only colours differ between the two. */
function shutsNobodyOut(page: Page): (screen: string) => Promise<void> {
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

/** Colours fade from day to night; nothing is looked at before that is over. Behind another page a fade may never end. */
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

test('nobody is shut out before the game', ({ page }) => walkStart(page, shutsNobodyOut(page)))
test('nobody is shut out of a late table', ({ page }) => walkTable(page, shutsNobodyOut(page)))

// What follows is built alike on a phone.
const tag = '@desktop'
test('nobody is shut out of the moments of a game', { tag }, ({ page }) =>
  walkMoments(page, shutsNobodyOut(page)),
)
test('nobody is shut out of a late campaign', { tag }, ({ page }) => walkBook(page, shutsNobodyOut(page)))
test('nobody is shut out of the end of a game', { tag }, ({ page }) => walkEnd(page, shutsNobodyOut(page)))
test('nobody is shut out of the first lessons', { tag }, ({ page }) => walkLearn(page, shutsNobodyOut(page)))
test('nobody is shut out of an online table', { tag }, ({ page }) => walkOnline(page, shutsNobodyOut(page)))
