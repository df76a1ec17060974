import { expect, type Page, test } from '@playwright/test'
import { english } from '../packages/web/src/words/en.ts'
import { faultsOf } from './page-kit.ts'
import { isPhone, press } from './walks/walk-kit.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('charterstone.settings', JSON.stringify({ speed: 'instant', motion: 'reduced' }))
  })
})

const coach = (page: Page) => page.getByRole('region', { name: english['coach.title'] })
const ring = (page: Page) => page.locator('[data-mark="ring"]').first()

test('the ten-minute lesson leads from the first screen to the first building, and whatever it circles can be pressed', async ({
  page,
}) => {
  // The camera of a phone follows every move.
  test.slow()
  const faults = faultsOf(page)
  await page.goto('/')
  await page.locator('a[href="/learn"]').first().click()
  await expect(page.getByText(/About 10\sminutes, 15\srounds/)).toBeVisible()
  await page.locator('[data-course="short"]').click()
  await expect(coach(page)).toBeVisible()
  const built = coach(page).getByText(english['lesson.build-done'])
  for (let step = 0; step < 40 && !(await built.isVisible()); step++) await goOn(page)
  await expect(built).toBeVisible()
  expect(faults).toEqual([])
})

/** Reads on, or presses what is circled; waits until the coach says something else. */
async function goOn(page: Page): Promise<void> {
  const next = coach(page).getByRole('button', { name: english['coach.next'] })
  const moment = page.locator('[data-page] [data-continue]')
  await expect(next.or(moment).or(ring(page)).first()).toBeVisible()
  const before = await saying(page)
  if ((await moment.count()) > 0) await press(moment)
  else if ((await next.count()) > 0) await press(next)
  else await pressRing(page)
  await expect.poll(() => saying(page)).not.toBe(before)
}

/** What the coach says, and whether a page of the story lies over it. */
async function saying(page: Page): Promise<string> {
  const said = await page.locator('section:has(> header h2)').allInnerTexts()
  const log = await page.evaluate(() => document.querySelectorAll('[data-page]').length)
  return `${log} ${said.join(' ')}`
}

/** In the middle of the ring, as a finger or a mouse would. */
async function pressRing(page: Page): Promise<void> {
  const before = await saying(page)
  const confirm = page.locator('[role="dialog"] [data-option], button[class*="confirm"][data-option]')
  await expect(confirm).toHaveCount(0)
  const isPressed = async () => (await confirm.count()) > 0 || (await saying(page)) !== before
  // A slow page answers after the wait.
  await expect(async () => {
    if (await isPressed()) return
    const [x, y] = await middleOfRing(page)
    if (isPhone(page)) await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    await page.waitForTimeout(500)
    expect(await isPressed()).toBe(true)
  }).toPass({ timeout: 60_000 })
  // A button of the sheet answers at once; a place or a card shows first what it does.
  if ((await confirm.count()) > 0) await press(confirm)
}

/** Once it rests: on a phone the village moves under the ring, and a tap would choose a neighbour. */
async function middleOfRing(page: Page): Promise<readonly [number, number]> {
  const look = () => ring(page).boundingBox({ timeout: 1000 })
  const before = await look()
  await page.waitForTimeout(300)
  const box = await look()
  if (box === null) throw new Error('nothing is circled')
  expect(box).toEqual(before)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
