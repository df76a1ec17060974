import { formatRecord } from '@charterstone/engine'
import { expect, type Page, test } from '@playwright/test'
import { expectNoFlaws } from './flaws.ts'
import { openFile, pointOf } from './late-game.ts'
import { faultsOf, resize } from './page-kit.ts'
import { said } from './said.ts'
import { press } from './walks/walk-kit.ts'

const BOT = 'easy:balanced'
const OTHERS = ['Konrad', 'Wilhelmine', 'Jonas', 'Vera', 'Tomek']

/** A round in which all five bots move before Mira is asked again. */
const WHOLE_ROUND = 11

/** A turn of Mira late in the campaign, against five bots, with a worker to call home: the first one in this round or later. */
function lateTurn(round: number): string {
  const { played } = pointOf(
    6,
    ({ game, played: { state } }) =>
      game === 12 &&
      state.table.round >= round &&
      state.pending?.kind === 'act' &&
      state.pending.seat === 0 &&
      state.pending.options.includes('retrieve'),
    ['person', BOT, BOT, BOT, BOT, BOT],
  )
  return formatRecord(played.record)
}

/** A turn of Mira after one in which she was asked nothing: the five bots have moved twice since. */
function turnAfterTwoRounds(): string {
  let since = 0
  const { played } = pointOf(
    6,
    ({ played: { state } }) => {
      const { kind, seat } = state.pending ?? { kind: null, seat: -1 }
      const moves = since
      if (seat === 0) since = 0
      else if (kind === 'act') since++
      return seat === 0 && kind === 'act' && moves >= 2 * OTHERS.length
    },
    ['person', BOT, BOT, BOT, BOT, BOT],
  )
  return formatRecord(played.record)
}

async function openTurn(page: Page, speed: 'step' | 'calm', file = lateTurn(2)): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('charterstone.settings', JSON.stringify({ speed: chosen }))
  }, speed)
  await openFile(page, file)
}

const caption = (page: Page) => page.locator('[data-caption]')
const control = (page: Page, key: Parameters<typeof said>[0]) =>
  page.getByRole('button', { name: said(key), exact: true })
const callHome = (page: Page) => press(page.locator('[data-option="retrieve"]'))
const answers = (page: Page) => page.locator('[data-answers]').getAttribute('data-answers')

/** A bot may open a crate or read a story; a person turns the page. */
async function readOn(page: Page): Promise<void> {
  const go = page.locator('[data-page] [data-continue]')
  while ((await go.count()) > 0) await press(go)
}

test('[F5] six seats late in a campaign: each move waits with its caption and its trail, and again', async ({
  page,
}) => {
  const faults = faultsOf(page)
  await openTurn(page, 'step', lateTurn(WHOLE_ROUND))
  await callHome(page)
  for (const [index, name] of OTHERS.entries()) {
    await expect(caption(page)).toContainText(name)
    await expect(page.locator('[data-trails]')).toHaveAttribute('data-trails', `${index + 1}`)
    await readOn(page)
    if (index < OTHERS.length - 1) await press(control(page, 'theatre.next'))
  }
  await press(control(page, 'theatre.again'))
  await expect(caption(page)).toContainText('Konrad')
  await expect(page.locator('[data-trails]')).toHaveAttribute('data-trails', '1')
  await press(control(page, 'theatre.next'))
  await expect(caption(page)).toContainText('Wilhelmine')
  await press(control(page, 'theatre.previous'))
  await expect(caption(page)).toContainText('Konrad')
  await press(page.locator('[data-strip] li button').last())
  await expect(caption(page)).toContainText('Tomek')
  await press(control(page, 'theatre.stop'))
  await expect(caption(page)).toHaveCount(0)
  expect(faults).toEqual([])
})

test('[F5] a table that opens tells what happened, and an answer during the play is accepted at once', async ({
  page,
}) => {
  await openTurn(page, 'calm')
  await press(control(page, 'theatre.away'))
  await expect(caption(page)).toBeVisible()
  const before = await answers(page)
  await callHome(page)
  await expect(page.locator('[data-answers]')).not.toHaveAttribute('data-answers', before ?? '')
  await expect(control(page, 'theatre.stop')).toHaveCount(0)

  await test.step('the bots can be paused, and skipped', async () => {
    await press(control(page, 'theatre.pause'))
    await expect(control(page, 'theatre.resume')).toBeVisible()
    await press(control(page, 'theatre.skip'))
    await expect(async () => {
      await readOn(page)
      await expect(control(page, 'theatre.again')).toBeVisible({ timeout: 500 })
    }).toPass()
  })
})

test('[F5] with reduced motion nothing flies and the captions stay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openTurn(page, 'step')
  await press(control(page, 'theatre.away'))
  await expect(caption(page)).toBeVisible()
  await expect(page.locator('[data-flights]')).toHaveCount(0)
})

test('[F5] a line of the log lights its building while the focus is on it', async ({ page }) => {
  await openTurn(page, 'step')
  await expect(control(page, 'theatre.away')).toBeVisible()
  await page.goto(`${page.url()}/log`)
  const thing = page.locator('li li').filter({ hasText: 'places a worker' }).first().getByRole('button')
  await thing.focus()
  await expect(page.locator('[data-lit]')).toHaveCount(1)
  await thing.blur()
  await expect(page.locator('[data-lit]')).toHaveCount(0)
})

test('[F5] eleven moves take one row on phones, and on a tablet none of the village @desktop', async ({
  page,
}) => {
  await openTurn(page, 'step', turnAfterTwoRounds())
  const strip = page.locator('[data-strip]')
  const current = strip.locator('[aria-current]')
  const moves = strip.locator('li')
  await expect(control(page, 'theatre.away')).toBeVisible()
  const total = await moves.count()
  expect(total).toBeGreaterThan(10)

  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    await test.step(`${size.width} pixels wide`, async () => {
      await resize(page, size)
      await expect.poll(() => moves.count()).toBeLessThan(total)
      await press(control(page, 'theatre.away').or(control(page, 'theatre.again')))
      for (let move = 0; move < total; move++) {
        await expect(current).toBeInViewport({ ratio: 1 })
        const { height } = (await strip.boundingBox()) ?? { height: Number.NaN }
        expect(height, `move ${move}`).toBeLessThan(50)
        const isEnd = move === 0 || move === total - 1
        const beside = strip.locator('li:has([aria-current]) + li, li:has(+ li [aria-current])')
        await expect(beside.locator('button:not([data-folded])')).toHaveCount(isEnd ? 1 : 2)
        if (move === 5) await expectNoFlaws(page, `the strip, ${size.width} wide`)
        await press(control(page, 'theatre.next'))
      }
      await expect(current).toHaveCount(0)
      const folded = strip.locator('[data-folded="earlier"]')
      await folded.click()
      const hidden = page.getByRole('menuitem')
      // The controls have become one button, so there is room for more moves a frame later.
      await expect.poll(async () => (await hidden.count()) + (await moves.count())).toBe(total + 1)
      await expect(folded).toHaveText(`+${await hidden.count()}`)
      const chosen = await hidden.first().textContent()
      await press(hidden)
      await expect(current).toHaveAccessibleName(chosen ?? '')
      await press(control(page, 'theatre.stop'))
    })

  await resize(page, { width: 820, height: 1180 })
  const village = (await page.locator('[data-village]').boundingBox()) ?? { y: 0 }
  const { y, height } = (await strip.boundingBox()) ?? { y: Number.NaN, height: 0 }
  expect(y + height).toBeLessThanOrEqual(village.y)
  await expectNoFlaws(page, 'the strip of a tablet')
})
