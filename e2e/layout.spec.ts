import { formatRecord, LANGUAGES } from '@charterstone/engine'
import { expect, type Page, test } from '@playwright/test'
import { expectNoFlaws } from './flaws.ts'
import { openFile, openLateGame, pointOf } from './late-game.ts'
import { expectNoSidewaysScroll, resize } from './page-kit.ts'
import { walkBook } from './walks/book.ts'
import { walkEnd } from './walks/end.ts'
import { walkMoments } from './walks/moments.ts'
import { walkStart } from './walks/start.ts'
import { walkTable } from './walks/table.ts'

test.setTimeout(600_000)

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
]

function fitsEverywhere(page: Page): (screen: string) => Promise<void> {
  return (screen) =>
    test.step(screen, async () => {
      for (const size of SIZES) {
        await resize(page, size)
        await expectNoSidewaysScroll(page)
        await expectNoFlaws(page, `${screen}, ${size.width} wide`)
      }
      // Waits for the layout: the walk goes on as at a desk.
      await resize(page, { width: 1366, height: 768 })
    })
}

const tag = '@desktop'
test('everything fits before the game', { tag }, ({ page }) => walkStart(page, fitsEverywhere(page)))
test('everything fits on a late table', { tag }, ({ page }) => walkTable(page, fitsEverywhere(page)))
test('everything fits in the moments of a game', { tag }, ({ page }) =>
  walkMoments(page, fitsEverywhere(page)),
)
test('everything fits in a late campaign', { tag }, ({ page }) => walkBook(page, fitsEverywhere(page)))
test('everything fits at the end of a game', { tag }, ({ page }) => walkEnd(page, fitsEverywhere(page)))

test('a village of six and its panels are fully visible', { tag }, async ({ page }) => {
  await openLateGame(page, 6, 11, 300)
  await expect(page.locator('[data-village]')).toBeVisible()
  for (const height of [768, 650]) {
    await page.setViewportSize({ width: 1366, height })
    await expect
      .poll(() =>
        page.evaluate(outside, '.village-spot, [data-at^=seat-], [data-bar], [data-bar] button, [data-tray]'),
      )
      .toEqual([])
    await expect.poll(() => page.evaluate(covered, '.village-spot')).toEqual([])
  }
})

test('all supplies are visible in every language', { tag }, async ({ page }) => {
  const table = await openLateGame(page, 6, 11, 300)
  for (const language of LANGUAGES) {
    await page.evaluate(
      (chosen) => localStorage.setItem('charterstone.settings', `{"language":"${chosen}"}`),
      language,
    )
    await page.goto(table)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('[data-at=supply]')).toBeInViewport({ ratio: 1 })
  }
})

test('the emblem of who is asked is whole on a phone, and a tall window has a taller sheet', {
  tag,
}, async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await openLateGame(page, 4, 8, 120)
  const badge = await boxOf(page, '[data-sheet] [data-shape="badge"]')
  const emblem = await boxOf(page, '[data-sheet] [data-shape="badge"] > svg:last-child')
  expect(emblem.height).toBeGreaterThan(0)
  expect(emblem.y + emblem.height).toBeLessThanOrEqual(badge.y + badge.height + 1)
  const sheet = '[data-sheet][data-height="half"]'
  const { height } = await boxOf(page, sheet)
  await resize(page, { width: 820, height: 1180 })
  await expect.poll(async () => (await boxOf(page, sheet)).height).toBeGreaterThan(height + 50)
})

test('a number is never parted from "you have" in a tight column', { tag }, async ({ page }) => {
  const { played } = pointOf(6, ({ played: { state } }) => {
    const { pending, legacy, table } = state
    const own = table.seats[pending?.seat ?? -1]?.objectives ?? []
    return pending?.kind === 'act' && legacy.rules.minions && legacy.rules.peril && own.length > 0
  })
  await openFile(page, formatRecord(played.record))
  const objectives = page.locator('[data-tight] [data-at^="objective-"]')
  await expect(objectives).not.toHaveCount(0)
  expect(await objectives.evaluateAll(parted)).toEqual([])
})

async function boxOf(page: Page, selector: string): Promise<{ y: number; height: number }> {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`no ${selector}`)
  return box
}

/** What one has of objectives, where it takes two lines behind a condition of some length. */
function parted(objectives: readonly Element[]): readonly string[] {
  return objectives.flatMap((objective) => {
    const condition = objective.querySelector<HTMLElement>('span > span:first-child')
    const state = condition?.nextElementSibling
    if (condition === null || !state) return ['an objective has no words']
    const lengths = Array.from({ length: 80 }, (_, length) => length * 2)
    const found = lengths.filter((length) => {
      condition.style.paddingInlineEnd = `${length}px`
      const words = document.createRange()
      words.selectNodeContents(state)
      const tops = [...words.getClientRects()].map(({ top }) => Math.round(top))
      return Math.max(...tops) - Math.min(...tops) > 6
    })
    return found.length === 0 ? [] : [`${objective.textContent}, ${found.length} of 80`]
  })
}

/** Elements that extend beyond the window. */
function outside(selector: string): readonly string[] {
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement
  const out = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1
  })
  const scrolls = scrollHeight > clientHeight + 1 ? [`the page is ${scrollHeight} high`] : []
  return [...scrolls, ...out.map(({ outerHTML }) => outerHTML.slice(0, 120))]
}

/** Spots of the village whose centre is covered. */
function covered(selector: string): readonly string[] {
  const spots = [...document.querySelectorAll<HTMLElement>(selector)]
  return spots.flatMap((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there === spot ? [] : [`${spot.dataset.spot}: ${there?.outerHTML.slice(0, 120) ?? 'nothing'}`]
  })
}
