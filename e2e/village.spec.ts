import { expect, test } from '@playwright/test'
import { openLateGame } from './late-game.ts'

const tag = '@desktop'
/** The whole page, panels and head included. */
const MOST_NODES = 1400

test('the page of game 12 with six seats has at most 1,400 nodes', { tag }, async ({ page }) => {
  await openLateGame(page, 6, 12, 150)
  await expect(page.locator('section.village[aria-busy=false] [data-picture=signs]')).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(MOST_NODES)
})

test('no sign of game 12 with six seats covers another or is cut', { tag }, async ({ page }) => {
  await openLateGame(page, 6, 12, 150)
  const signs = page.locator('[data-picture=signs]')
  await expect(signs).toBeVisible()
  const { count, flaws } = await signs.evaluate(flawsOfSigns)
  expect(count).toBeGreaterThan(24)
  expect(flaws).toEqual([])
})

/** Runs in the page. Draws the picture of the signs again, as elements at the same place that can be measured. */
function flawsOfSigns(picture: Element): { readonly count: number; readonly flaws: readonly string[] } {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const source = (picture as HTMLImageElement).src
  const text = decodeURIComponent(source.slice(source.indexOf(',') + 1))
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  svg.setAttribute(
    'style',
    `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`,
  )
  document.body.append(svg)
  const signs = [...svg.querySelectorAll('[data-sign]')].map((sign) => ({
    spot: sign.getAttribute('data-sign') ?? '',
    board: (sign.querySelector('path') ?? sign).getBoundingClientRect(),
    all: sign.getBoundingClientRect(),
  }))
  const flaws = signs.flatMap(({ spot, board, all }, index) => {
    const isOutside = board.left < left || board.right > left + width || board.bottom > top + height
    const isSpilt = all.left < board.left - 1 || all.right > board.right + 1 || all.bottom > board.bottom + 1
    const covered = signs
      .slice(index + 1)
      .filter(
        ({ board: other }) =>
          board.left < other.right &&
          other.left < board.right &&
          board.top < other.bottom &&
          other.top < board.bottom,
      )
    return [
      ...(isOutside ? [`${spot} is outside the village`] : []),
      ...(isSpilt ? [`${spot} spills over its board`] : []),
      ...covered.map((other) => `${spot} covers ${other.spot}`),
    ]
  })
  svg.remove()
  return { count: signs.length, flaws }
}
