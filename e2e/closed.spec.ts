import { type DecisionKind, formatRecord } from '@charterstone/engine'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openFile, pointOf } from './late-game.ts'
import { said } from './said.ts'
import { isPhone } from './walks/walk-kit.ts'

/** The table of four at the first question of a kind in a late game. */
async function openAt(page: Page, kind: DecisionKind): Promise<void> {
  const point = pointOf(4, ({ game, played }) => game >= 8 && played.state.pending?.kind === kind)
  await openFile(page, formatRecord(point.played.record))
  await expect(page.locator('[data-village]')).toBeVisible()
}

/** Hover or tap. A closed option counts as disabled, so the tap is forced. */
async function look(page: Page, thing: Locator): Promise<void> {
  if (isPhone(page)) await thing.tap({ force: true })
  else await thing.hover()
}

/** The first one that a finger can reach in the whole village, when it stands still. */
async function withinReach(page: Page, things: Locator): Promise<Locator> {
  const whole = page.getByRole('button', { name: said('village.whole') })
  if (await whole.isVisible()) await whole.click()
  let place = ''
  const isMoving = async (): Promise<boolean> => {
    const before = place
    place = JSON.stringify(await things.first().boundingBox())
    return place !== before
  }
  await expect.poll(isMoving).toBe(false)
  const index = (): Promise<number> =>
    things.evaluateAll((all) =>
      all.findIndex((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect()
        return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    )
  await expect.poll(index).toBeGreaterThan(-1)
  return things.nth(await index())
}

test('[D7] a quota space that cannot be paid says why', async ({ page }) => {
  await openAt(page, 'sell')
  if (isPhone(page)) await page.locator('[data-tab="quota"]').tap()
  await look(page, page.locator('[data-at^="quota-"][data-closed]').first())
  await expect(page.getByText(/^(This space is taken|You need .* more)\.$/).first()).toBeVisible()
})

test('[D7] a face-up card of another type says why', async ({ page }) => {
  const point = pointOf(4, ({ game, played: { state } }) => {
    const frame = state.stack.at(-1)
    return (
      game >= 5 &&
      frame?.kind === 'card' &&
      frame.from === 'mat' &&
      frame.type !== 'any' &&
      state.pending !== null
    )
  })
  await openFile(page, formatRecord(point.played.record))
  if (isPhone(page)) await page.locator('[data-tab="cards"]').tap()
  await look(page, page.locator('[data-at^="mat-"][data-closed]').first())
  await expect(page.getByText('You need a card of another type.').first()).toBeVisible()
})

test('[D7] a plot that cannot be built on says why', async ({ page }) => {
  await openAt(page, 'plot')
  const basics = page.locator('[data-spot][aria-label*="A basic building can’t be covered"]')
  await look(page, await withinReach(page, basics))
  await expect(page.getByText('A basic building can’t be covered.').first()).toBeVisible()
})
