import { type Goal, type Route, searchRoute } from '@charterstone/bots'
import {
  formatRecord,
  giveAnswer,
  isRefusal,
  keyOf,
  type Option,
  type Playthrough,
} from '@charterstone/engine'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { ruleset } from '../packages/web/src/session/page-ruleset.ts'
import { openFile, pointOf } from './late-game.ts'
import { answersSeen, createTable, type Guest, join, newDevice } from './online-kit.ts'
import { answersOf, faultsOf } from './page-kit.ts'

const { engine } = ruleset

test.setTimeout(180_000)

type Hands = { readonly page: Page; readonly hasTouch: boolean }

/** Resources, coins and cards: the rows that are there from the first game on. */
const LONG_ROWS = 18

/** A turn in a campaign alone from which a space of the quota table is two turns away. */
function twoTurnsAway(): { readonly played: Playthrough; readonly goal: Goal; readonly route: Route } {
  let found: { readonly goal: Goal; readonly route: Route } | null = null
  const { played } = pointOf(1, ({ game, played: { state } }) => {
    if (game < 2 || state.pending?.kind !== 'act') return false
    for (const [space, token] of state.table.quota.slice(0, LONG_ROWS).entries()) {
      const goal: Goal = { kind: 'quota', space }
      const search = searchRoute(engine, engine.view(state, 0), goal)
      if (token === 0 && search.advance(300)) {
        const route = search.found()
        if (route?.turns.length === 2) found = { goal, route }
      }
    }
    return found !== null
  })
  if (found === null) throw new Error('there is no such turn')
  return { played, ...(found as { readonly goal: Goal; readonly route: Route }) }
}

function press(target: Locator, { hasTouch }: Hands): Promise<void> {
  return hasTouch ? target.tap() : target.click()
}

/** Gives one answer where the page offers it. */
async function answer(hands: Hands, key: string, option: Option | null): Promise<void> {
  const { page, hasTouch } = hands
  const button = page.locator(`[data-option="${key}"]:visible`).first()
  if (option?.kind === 'place' && !hasTouch) await page.locator(`[data-spot="${option.spot}"]`).click()
  else if (option?.kind === 'place') {
    const next = page.getByRole('button', { name: 'Next option' })
    for (let steps = 0; steps < 40 && !(await button.isVisible()); steps++) await next.tap()
    await button.tap()
  } else {
    await press(button, hands)
    // A finger looks first.
    if (hasTouch && (await page.locator(`[data-looked][data-option="${key}"]`).count()) > 0)
      await button.tap()
  }
}

async function openQuota(hands: Hands): Promise<void> {
  if (hands.hasTouch) await hands.page.getByRole('tab', { name: 'Quota' }).tap()
}

test('a goal that is pinned says what is missing, is flagged, and is reached as planned', async ({
  page,
  hasTouch,
}) => {
  const hands = { page, hasTouch }
  const faults = faultsOf(page)
  const { played, goal, route } = twoTurnsAway()
  await openFile(page, formatRecord(played.record))
  await openQuota(hands)
  await press(page.locator(`[data-at="quota-${goal.kind === 'quota' ? goal.space : -1}"]`), hands)
  const dock = page.getByRole('region', { name: 'Your plan' })
  await expect(dock).toContainText('You’re missing')
  await expect(dock).toContainText('2 turns at least')
  if (hasTouch) await page.getByRole('tab', { name: 'Village' }).tap()
  await expect(page.locator('[data-plan-turn]')).toHaveText(['1', '2'])

  await test.step('the pin is still there after a reload', async () => {
    await page.reload()
    await expect(dock).toContainText('2 turns at least')
  })

  await test.step('two turns lead there', async () => {
    let now = played
    let next = 0
    while (next < route.answers.length) {
      const key = route.answers[next] ?? ''
      next += 1
      if (now.state.pending?.options.includes(key) !== true) continue
      const before = (await answersOf(page)).length
      await answer(hands, key, engine.optionOf(now.state, key))
      const after = giveAnswer(engine, now, key)
      if (isRefusal(after)) throw new Error(after.reason)
      now = after
      await expect.poll(async () => (await answersOf(page)).length).toBe(before + 1)
    }
    await expect(page.getByText('Goal reached: Quota')).toBeVisible()
    await expect(dock).toBeHidden()
  })
  expect(faults).toEqual([])
})

test('a turn can be tried ahead and taken back, and nothing is decided', async ({ page, hasTouch }) => {
  const hands = { page, hasTouch }
  const faults = faultsOf(page)
  const { played, route } = twoTurnsAway()
  await openFile(page, formatRecord(played.record))
  const count = (await answersOf(page)).length
  const [key = ''] = route.answers
  const option = engine.optionOf(played.state, key)
  const supply = page.locator('[data-at^="seat-0"]').first()
  const before = await supply.textContent()
  // Workers at home are drawn, not written.
  const drawnBefore = await supply.innerHTML()

  await press(page.getByRole('button', { name: 'Try ahead' }), hands)
  const banner = page.getByText('Trying ahead: nothing is decided')
  await expect(banner).toBeVisible()
  await answer(hands, key, option)
  // The supply after the turn that is only tried.
  if (!hasTouch) await expect.poll(() => supply.innerHTML()).not.toBe(drawnBefore)

  if (hasTouch) await page.getByRole('button', { name: 'Back to the game' }).tap()
  else await page.keyboard.press('Escape')
  await expect(banner).toBeHidden()
  expect((await answersOf(page)).length).toBe(count)
  expect(await supply.textContent()).toBe(before)
  expect(faults).toEqual([])
})

test('a move for the next turn is played when the turn comes, or dropped with a reason', async ({
  browser,
  hasTouch,
}) => {
  const mira = await newDevice(browser, 'Mira', 41, hasTouch ? 'phone' : 'desk')
  const jonas = await newDevice(browser, 'Jonas', 42)
  await join(jonas, await createTable(mira))
  await mira.page.getByRole('button', { name: 'Start the campaign' }).click()
  await getReady([mira, jonas])
  const hands = { page: mira.page, hasTouch }
  const other = { page: jonas.page, hasTouch: false }
  const waiting = mira.page.getByText('Your next move: ')
  // If Jonas begins, it is Mira's turn next.
  if (await hasTurn(jonas.page, mira.page)) await place(other, 'coal-seam')

  await test.step('a worker that was bumped cannot be brought home any more', async () => {
    await place(hands, 'pumpkin-patch')
    await press(mira.page.getByRole('button', { name: 'Choose your next move' }), hands)
    await press(home(mira.page), hands)
    await expect(waiting).toBeVisible()
    await place(other, 'pumpkin-patch')
    await expect(mira.page.getByText('Your planned move was dropped: bring your workers home.')).toBeVisible()
    await expect(waiting).toBeHidden()
  })

  await test.step('a place is taken as soon as the turn comes', async () => {
    await place(hands, 'coal-seam')
    await press(mira.page.getByRole('button', { name: 'Choose your next move' }), hands)
    await place(hands, 'pumpkin-patch')
    await expect(waiting).toHaveText('Your next move: Pumpkin Patch')
    const before = await answersSeen(jonas)
    await press(home(jonas.page), other)
    await expect(mira.page.getByText('As planned: Pumpkin Patch')).toBeVisible()
    await expect.poll(() => answersSeen(jonas)).toBe(before + 2)
  })
  expect([mira, jonas].flatMap(({ faults }) => faults)).toEqual([])
})

/** The button that brings all workers home. */
function home(page: Page): Locator {
  return page.locator(`[data-option="${keyOf({ kind: 'retrieve-all' })}"]:visible`).first()
}

/** Scenes and questions before the first turn. */
async function getReady(guests: readonly Guest[]): Promise<void> {
  for (let isReady = false; !isReady; ) {
    for (const { person, page } of guests) {
      const sight = await person.glances()
      if (sight === null) await page.waitForTimeout(60)
      else if (sight.kind === 'asked' && sight.spots.length > 0) isReady = true
      else await person.tries(sight)
    }
  }
}

/** Waits until one of the two has the turn; true for the first. */
async function hasTurn(page: Page, second: Page): Promise<boolean> {
  const options = (at: Page) => at.locator('.village-spot.is-option').count()
  await expect.poll(async () => (await options(page)) + (await options(second))).toBeGreaterThan(0)
  return (await options(page)) > 0
}

/** Places a worker on a building of the first game. */
function place(hands: Hands, slug: string): Promise<void> {
  const state = engine.newCampaign({
    seed: 1,
    seats: [0, 1].map((charter) => ({ charter, name: '', player: 'person' })),
  })
  const building = engine.catalogue.buildings.find((each) => each.slug === slug)?.number ?? 0
  const option = {
    kind: 'place',
    by: 'worker',
    spot: state.legacy.buildings.indexOf(building),
    building,
    slug,
  } as const
  return answer(hands, keyOf(option), option)
}
