import { expect, type Page, test } from '@playwright/test'
import { openLateGame } from './late-game.ts'
import { said } from './said.ts'

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

test('name plates hang in place of the signs', { tag }, async ({ page }) => {
  await openLateGame(page, 6, 12, 150)
  const signs = page.locator('[data-picture=signs]')
  await expect(signs).toBeVisible()
  await page.keyboard.press('n')
  await expect(signs).toBeHidden()
  await page.keyboard.press('n')
  await expect(signs).toBeVisible()
})

test('the whole village has one sky above it and one meadow below', async ({ page }) => {
  await openLateGame(page, 6, 12, 150)
  await expect(page.locator('[data-picture=signs]')).toBeVisible()
  const whole = page.getByRole('button', { name: said('village.whole') })
  if (await whole.isVisible()) await whole.click()
  // The sheet and the camera come to rest.
  await page.waitForTimeout(800)
  expect(await coloursAtEdge(page)).toMatch(/^(sky )+(land )+$/)
})

test('with reduced motion nothing moves after an answer, and the village has few layers', {
  tag,
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('charterstone.settings', '{"speed":"instant"}'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLateGame(page, 6, 11, 300)
  await expect(page.locator('section.village[aria-busy=false] [data-picture=signs]')).toBeVisible()
  // Ground with islands, lights, signs.
  expect(await page.locator('img.village-picture').count()).toBeLessThanOrEqual(3)
  expect(await page.evaluate(motionsOfAnswer)).toEqual([])
})

test('the picture of the valley fills its frame', { tag }, async ({ page }) => {
  await page.goto('/new')
  const village = page.locator('.village')
  await expect(village.locator('svg')).toBeVisible()
  expect(
    await village.evaluate(
      (frame) =>
        frame.getBoundingClientRect().height - (frame.firstElementChild?.getBoundingClientRect().height ?? 0),
    ),
  ).toBeLessThan(1)
})

/** Runs in the page. Answers, and names what moves in the next frames. */
async function motionsOfAnswer(): Promise<readonly string[]> {
  const answers = () => document.querySelector<HTMLElement>('[data-answers]')?.dataset.answers
  const before = answers()
  document.querySelector<HTMLElement>('.village-spot.is-option')?.click()
  const found = new Set<string>()
  for (let after = 0; after < 5; ) {
    await new Promise((done) => requestAnimationFrame(done))
    if (answers() !== before) after++
    for (const { effect } of document.getAnimations())
      if (effect instanceof KeyframeEffect && effect.getTiming().duration !== 0)
        found.add(effect.target?.getAttribute('class') ?? '')
  }
  return [...found]
}

/** The left edge of the village from top to bottom: blue is sky, anything warmer is land. */
async function coloursAtEdge(page: Page): Promise<string> {
  const box = await page.locator('[data-village]').boundingBox()
  if (box === null) throw new Error('there is no village')
  // The sheet of a phone has round corners over the last pixels.
  const clip = { x: box.x + 1, y: box.y + 1, width: 1, height: box.height - 40 }
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = new OffscreenCanvas(1, image.naturalHeight)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, 1, image.naturalHeight) ?? { data: [] }
    let colours = ''
    for (let at = 0; at < data.length; at += 4)
      colours += (data[at + 2] ?? 0) > (data[at] ?? 0) ? 'sky ' : 'land '
    return colours
  }, picture)
}

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
