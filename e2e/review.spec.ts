import AxeBuilder from '@axe-core/playwright'
import { gameOfRecord, reviewGame, type TurnReview } from '@charterstone/bots'
import { type CampaignRecord, formatRecord, keyOf } from '@charterstone/engine'
import { expect, type Page, test } from '@playwright/test'
import { statesAt } from '../packages/web/src/review/states-at.ts'
import { weakTurnsOf } from '../packages/web/src/screens/review/turns/weak-turns.ts'
import { ruleset } from '../packages/web/src/session/page-ruleset.ts'
import { openFile, pointOf } from './late-game.ts'
import { expectNoSidewaysScroll, faultsOf, storedCampaigns } from './page-kit.ts'
import { sitDown } from './table.ts'
import { press } from './walks/walk-kit.ts'

const { engine } = ruleset

/** The golden campaign of two at the end of its first game. */
function firstGame(): CampaignRecord {
  return pointOf(2, ({ game, next }) => game === 1 && next === null).played.record
}

/** The weak turns of its first seat. */
function weakTurns(record: CampaignRecord): readonly TurnReview[] {
  const game = gameOfRecord(engine, record, 1)
  if (typeof game === 'string') throw new Error(game)
  const steps = reviewGame(engine, game, { seats: [0] })
  let next = steps.next()
  while (next.done !== true) next = steps.next()
  return weakTurnsOf(next.value, 0)
}

/** The spot of the better turn, if it is a place for a worker. */
function spotOf(record: CampaignRecord, { weakStep, found }: TurnReview): number {
  const state = statesAt(engine, record, 1, [weakStep]).get(weakStep)
  const option =
    state === undefined ? undefined : engine.options(state).find((each) => keyOf(each) === found[0])
  return option?.kind === 'place' && option.by === 'worker' ? option.spot : -1
}

async function expectNoViolations(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
}

test('a finished game is reviewed, and a weak turn is found again', async ({ page }) => {
  const faults = faultsOf(page)
  const record = firstGame()
  const weak = weakTurns(record)
  await openFile(page, formatRecord(record))

  await test.step('the review opens from the end of the game', async () => {
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Chance to win' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
    await expect(page.getByText(/accuracy/)).toBeVisible()
    const rows = page.getByRole('region', { name: 'The ledger in numbers' }).getByRole('row')
    const [, ...parts] = await rows.nth(1).getByRole('cell').allTextContents()
    const start = (await rows.nth(1).getByRole('cell').first().textContent()) ?? ''
    const numbers = [start, ...parts].map((text) => Math.round(Number(text.replace('−', '-')) * 10))
    expect(numbers.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(numbers.at(-1))
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  })

  await test.step('a weak turn is tried again at the real table', async () => {
    const index = weak.findIndex((turn) => spotOf(record, turn) >= 0)
    const turn = weak[index]
    if (turn === undefined) throw new Error('no weak turn with a place: choose another game')
    await page.getByRole('button', { name: 'Find a better turn' }).nth(index).click()
    const dock = page.locator('[data-exercise]')
    await expect(dock).toContainText('find a better turn')
    await dock.getByRole('button', { name: 'Hint' }).click()
    await press(page.locator(`[data-spot="${spotOf(record, turn)}"]`))
    const confirm = page.locator(`[data-option="${turn.found[0] ?? ''}"]:visible`)
    await expect(async () => {
      if (!(await dock.textContent())?.includes('Found!')) await press(confirm)
      await expect(dock).toContainText('Found!', { timeout: 1000 })
    }).toPass()
    await dock.getByRole('button', { name: 'Back to the review' }).click()
    await expect(page.getByRole('heading', { name: 'Chance to win' })).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('a fork is played to its end, compared and shared, and the original stays as it was', async ({
  page,
  hasTouch,
  browser,
}) => {
  const faults = faultsOf(page)
  await page.addInitScript(() =>
    localStorage.setItem('charterstone.settings', JSON.stringify({ speed: 'instant', motion: 'reduced' })),
  )
  const address = await openFile(page, formatRecord(firstGame()))
  await page.goto(`${address}/g/1/review`)

  await test.step('a fork is a game of its own, and the original stays as it was', async () => {
    const before = await storedCampaigns(page)
    const slider = page.getByRole('slider')
    const max = Number(await slider.getAttribute('max'))
    await slider.fill(`${max - 4}`)
    await page.locator('[data-what-if]').click()
    await page.getByRole('combobox', { name: /^Level of/ }).selectOption('random')
    await expectNoViolations(page)
    await page.locator('[data-fork]').click()
    await page.waitForURL((url) => !url.pathname.startsWith(address))
    const id = new URL(page.url()).pathname.split('/')[2]
    await playToEnd(page, hasTouch, id ?? '')
    const after = await storedCampaigns(page)
    expect(after.filter((each) => each.id !== id)).toEqual(before)
  })

  await test.step('it is compared with the original and shared by its address', async () => {
    await page.locator('[data-to-fork]').click()
    await expect(page.getByRole('img', { name: /Chance to win in both games/ })).toBeVisible({
      timeout: 60_000,
    })
    const link = await page.getByLabel('Link to this game').inputValue()
    expect(link.length).toBeLessThan(1500)
    await expectNoViolations(page)
    const friend = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await friend.goto(link)
    await expect(friend.getByRole('heading', { level: 1, name: 'What if: game 1' })).toBeVisible()
    await friend.getByRole('button', { name: 'Watch the game' }).click()
    await expect(friend.getByRole('slider')).toBeVisible()
    await friend.context().close()
  })
  expect(faults).toEqual([])
})

/** Answers at random until the game can be compared. */
async function playToEnd(page: Page, hasTouch: boolean, id: string): Promise<void> {
  const person = sitDown(page, 5, hasTouch ? 'finger' : 'mouse', async () => {
    const own = (await storedCampaigns(page)).find((each) => each.id === id)
    return own?.record.checkpoint.pending ?? null
  })
  const end = page.locator('[data-to-fork]')
  await expect(async () => {
    for (let sight = await person.glances(); sight !== null; sight = await person.glances())
      await person.tries(sight)
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}
