import { expect, type Page, test } from '@playwright/test'
import { openLateGame } from './late-game.ts'
import { expectNoSidewaysScroll } from './page-kit.ts'
import { walkCampaign, walkEnd, walkStart } from './walk.ts'

test.setTimeout(600_000)

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
]

function neverScrollsSideways(page: Page): (screen: string) => Promise<void> {
  return (screen) =>
    test.step(screen, async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
      }
      await page.setViewportSize({ width: 1366, height: 768 })
    })
}

const tag = '@desktop'
test('nothing scrolls sideways before the game', { tag }, ({ page }) =>
  walkStart(page, neverScrollsSideways(page)),
)
test('nothing scrolls sideways in a late campaign', { tag }, ({ page }) =>
  walkCampaign(page, neverScrollsSideways(page)),
)
test('nothing scrolls sideways at the end of a game', { tag }, ({ page }) =>
  walkEnd(page, neverScrollsSideways(page)),
)

test('the village of six is seen whole, with everything round it', { tag }, async ({ page }) => {
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

/** Whatever reaches over the edge of the window. */
function outside(selector: string): readonly string[] {
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement
  const out = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1
  })
  const scrolls = scrollHeight > clientHeight + 1 ? [`the page is ${scrollHeight} high`] : []
  return [...scrolls, ...out.map(({ outerHTML }) => outerHTML.slice(0, 120))]
}

/** Places in the village whose middle something else lies over. */
function covered(selector: string): readonly string[] {
  const spots = [...document.querySelectorAll<HTMLElement>(selector)]
  return spots.flatMap((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there === spot ? [] : [`${spot.dataset.spot}: ${there?.outerHTML.slice(0, 120) ?? 'nothing'}`]
  })
}
