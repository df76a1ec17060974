import { expect, type Page, test } from '@playwright/test'
import { answersOf, expectNoSidewaysScroll, faultsOf, storedCampaigns } from './page-kit.ts'
import { sitDown } from './table.ts'
import { goOn, openScene, type Scene } from './walks/scene.ts'

/** The answer that leads to the count of the points. */
const LAST_ANSWER: Scene = (_, moments) => moments.some(({ kind }) => kind === 'sunset')

/** Several resources of one's choice. */
const SERIES: Scene = ({ played }) => {
  const frame = played.state.stack.at(-1)
  return frame?.kind === 'take-any' && frame.left > 1
}

const TURN: Scene = ({ answers, played }) => answers > 20 && played.state.pending?.kind === 'act'

test('the last answer leads to the sunset, the stars and the next game', async ({ page, hasTouch }) => {
  const faults = faultsOf(page)
  const person = sitDown(page, 3, hasTouch ? 'finger' : 'mouse')
  await openScene(page, LAST_ANSWER)
  await goOn(page, LAST_ANSWER)

  await test.step('the sunset names the winner, the margin and the houses of the day', async () => {
    const sunset = page.getByRole('dialog').filter({ hasText: 'The sun sets on game 1' })
    await person.playsUntil(({ said, kind }) => kind === 'moment' && said !== '')
    await expect(sunset.getByRole('heading', { level: 1 })).toHaveText(
      /wins by .* points?!|share the victory/,
    )
    await expect(sunset.getByRole('heading', { level: 2 })).toHaveText(/built today/i)
    await expectNoSidewaysScroll(page)
  })

  await test.step('stars are counted and sent together, and one undo brings them back', async () => {
    await person.playsUntil(({ hasStepper, kind }) => hasStepper && kind === 'asked')
    const panel = page.locator('[data-stepper]')
    const count = Number(/Place (\d+)\sstars/.exec((await panel.textContent()) ?? '')?.[1])
    await expect(panel).toContainText(`0 of ${count} placed`)
    const send = page.locator('[data-send]')
    await expect(send).toBeDisabled()
    const before = (await answersOf(page)).length
    for (let star = 0; star < count; star++) await panel.locator('[data-option="row:2"]').click()
    await expect(panel).toContainText(`${count} of ${count} placed`)
    await expectAboveFoot(page)
    await send.click()
    const given = Array.from({ length: count }, () => 'row:2')
    await expect.poll(async () => (await answersOf(page)).slice(before)).toEqual(given)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(async () => (await answersOf(page)).length).toBe(before)
    await expect(panel).toContainText(`0 of ${count} placed`)
    person.looksAgain()
  })

  await test.step('one press leads to the next game', async () => {
    const end = await person.playsUntil(({ kind }) => kind === 'next-game')
    await expect(page.getByRole('button', { name: 'On to game 2' })).toBeVisible()
    await person.acts(end)
    const game = async () => (await storedCampaigns(page))[0]?.record
    await expect.poll(async () => (await game())?.games.length).toBe(1)
    await expect.poll(async () => (await game())?.current).not.toBeNull()
  })
  expect(faults).toEqual([])
})

/** Nothing of the question lies over the foot of the page. */
async function expectAboveFoot(page: Page): Promise<void> {
  const covering = await page.evaluate(() => {
    const foot = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect()
    if (foot === undefined) return ['no foot']
    const middle = (foot.top + foot.bottom) / 2
    const xs = Array.from({ length: 30 }, (_, index) => foot.left + ((index + 0.5) * foot.width) / 30)
    return xs.flatMap((x) => {
      const top = document.elementFromPoint(x, middle)
      return top === null || top.closest('footer') !== null ? [] : [top.className]
    })
  })
  expect(covering).toEqual([])
}

test('several goods are chosen in one step, and one undo takes them back', async ({ page, hasTouch }) => {
  await openScene(page, SERIES)
  const plus = page.locator('[data-stepper] [data-option]')
  const send = page.locator('[data-send]')
  await expect(plus.first()).toBeEnabled()
  const press = (index: number) => (hasTouch ? plus.nth(index).tap() : plus.nth(index).click())
  const keys = await plus.evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.option ?? ''))
  const before = (await answersOf(page)).length
  const chosen: string[] = []
  while (await send.isDisabled()) {
    // The first kind twice, if it is asked that often.
    const index = chosen.length < 2 ? 0 : 1
    await press(index)
    chosen.push(keys[index] ?? '')
  }
  expect(chosen.length).toBeGreaterThan(1)
  await page
    .getByRole('button', { name: /^One less/ })
    .and(page.locator(':enabled'))
    .first()
    .click()
  await expect(send).toBeDisabled()
  await press(0)
  await send.click()
  await expect.poll(async () => (await answersOf(page)).slice(before, before + chosen.length)).toEqual(chosen)
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect.poll(async () => (await answersOf(page)).length).toBe(before)
  await expect(send).toHaveText(`${chosen.length} more`)
})

test('a shared screen shows whose turn it is at a glance', async ({ page, hasTouch }) => {
  await openScene(page, TURN)
  const person = sitDown(page, 4, hasTouch ? 'finger' : 'mouse')
  const seats = () =>
    page.locator('[data-at^="seat-"]').evaluateAll((all) => all.map(({ dataset }) => dataset.at))
  await person.sees()
  const before = await seats()
  const colours = new Set<string>()
  for (let answers = 0; colours.size < 2 && answers < 20; answers++) {
    const sight = await person.sees()
    if (sight.kind === 'asked') {
      colours.add((await page.locator('[data-shape]').first().getAttribute('data-charter')) ?? '')
      expect(await seats()).toEqual(before)
    }
    await person.tries(sight)
  }
  expect(colours.size).toBe(2)
  expect(colours).not.toContain('')
})
