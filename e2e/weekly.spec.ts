import {
  beginPlaythrough,
  formatRecord,
  giveAnswer,
  isRefusal,
  type Playthrough,
  packUpGame,
  roll,
  seedRng,
  setUpGame,
} from '@charterstone/engine'
import { expect, test } from '@playwright/test'
import { ruleset } from '../packages/web/src/session/page-ruleset.ts'
import { writeReplay } from '../packages/web/src/weekly/replay-address.ts'
import { weekAt } from '../packages/web/src/weekly/week.ts'
import { weeklyGame } from '../packages/web/src/weekly/weekly-game.ts'
import { expectNoSidewaysScroll, faultsOf } from './page-kit.ts'

const { engine } = ruleset

/** This week's village, played to the end at random. */
function playedThisWeek(name: string): Playthrough {
  const rng = seedRng(9)
  let played = setUpGame(engine, beginPlaythrough(engine, weeklyGame(weekAt(Date.now()), name)))
  for (let { pending } = played.state; pending !== null; { pending } = played.state) {
    const next = giveAnswer(engine, played, pending.options[roll(rng, pending.options.length)] ?? '')
    if (isRefusal(next)) throw new Error(next.reason)
    played = next
  }
  return played
}

test('the village of the week is found at home, and its game begins', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Village of the week' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Village of the week' })).toBeVisible()
  await page.getByLabel('Your name').fill('Piotr')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/play\//)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Village of week \d+$/ })).toBeVisible()
  await page.goto('/weekly')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(/\/play\//)
})

test('the result of the week is a line with an address that opens the replay', async ({ page, browser }) => {
  const faults = faultsOf(page)
  const played = playedThisWeek('Piotr')
  const points = played.state.table.seats[0]?.vp ?? -1
  await page.goto('/')
  await page.setInputFiles('input[type=file]', {
    name: 'week.charterstone',
    mimeType: 'application/json',
    buffer: Buffer.from(formatRecord(packUpGame(engine, played).record)),
  })
  await expect(page.getByText('is ready to play.')).toBeVisible()
  await page.goto('/weekly')
  await expect(page.getByText(new RegExp(`${points}\\s+points?, (first|second|third) of\\s+3`))).toBeVisible()
  const address = await page.getByLabel('Link to your game').inputValue()
  await expectNoSidewaysScroll(page)
  const friend = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await friend.goto(address)
  await expect(friend.getByRole('heading', { level: 1, name: 'Piotr’s game' })).toBeVisible()
  await expect(friend.getByText(`${points} points`).first()).toBeVisible()
  await friend.getByRole('button', { name: 'Watch the game' }).click()
  await expect(friend.getByRole('slider')).toBeVisible()
  await expect(friend.getByText(/^Piotr, round \d+$/).first()).toBeVisible()
  await friend.getByRole('button', { name: 'Back', exact: true }).click()
  await friend.getByRole('button', { name: 'To this week’s village' }).click()
  await expect(friend.getByRole('button', { name: 'Start the game' })).toBeVisible()
  expect(new URL(friend.url()).hash).toBe('')
  expect(faults).toEqual([])
  await friend.context().close()
})

test('a damaged address shows a message, and no game', async ({ page }) => {
  const answers = playedThisWeek('Piotr').record.current?.answers ?? []
  const fragment = writeReplay(engine, weekAt(Date.now()), 'Piotr', answers) ?? ''
  await page.goto(`/weekly#${fragment.slice(0, -20)}`)
  await expect(page.getByRole('alert')).toContainText('incomplete or damaged')
  await page.goto(`/weekly#${fragment.replace('v=', 'v=9')}`)
  await expect(page.getByRole('alert')).toContainText('another version')
})
