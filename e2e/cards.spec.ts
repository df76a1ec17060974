import { greengully } from '@charterstone/content'
import { buildingOf, formatRecord, type State } from '@charterstone/engine'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openFile, openLateGame, pointOf } from './late-game.ts'
import { resize } from './page-kit.ts'
import { said } from './said.ts'
import { isPhone } from './walks/walk-kit.ts'

/** Matches what begins with a message of the page. */
function begins(key: Parameters<typeof said>[0]): RegExp {
  return new RegExp(said(key).source.slice(0, -1))
}

const IN_TRAY = '[data-tray] :is([data-at^="mat-"], [data-at^="hand-card-"])'

/** A finger on a phone, a mouse on a desk. */
async function look(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded()
  if (isPhone(page)) await card.tap()
  else await card.click()
}

/** The detail of that card is on screen: its name, what it does, and the sign of a building. */
async function expectDetail(page: Page, number: number): Promise<void> {
  const detail = page.locator(`[data-thing="${number}"]`)
  await expect(detail).toBeInViewport()
  await expect(page.getByRole('dialog').last().getByRole('heading').first()).not.toBeEmpty()
  await expect(detail).toContainText(/\p{L}{3,}.*\p{L}{3,}/u)
  if (buildingOf(greengully, number) !== undefined)
    await expect(detail.getByText(said('preview.gain'))).toBeVisible()
}

async function close(page: Page, opened: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
}

/** Opens all cards that a locator finds; returns their numbers. */
async function lookAtAll(page: Page, cards: Locator, attribute: string): Promise<readonly number[]> {
  const seen: number[] = []
  for (const card of await cards.all()) {
    const number = Number((await card.getAttribute(attribute))?.replace(/^\D+/, ''))
    await look(page, card)
    await expectDetail(page, number)
    await close(page, page.locator('[data-thing]'))
    seen.push(number)
  }
  return seen
}

/** The first turn at the table of four, from game 8 on, with such cards. */
async function openTurn(page: Page, hasCards: (state: State, seat: number) => boolean): Promise<void> {
  const { played } = pointOf(4, ({ game, played: { state } }) => {
    const { pending } = state
    return game >= 8 && pending?.kind === 'act' && hasCards(state, pending.seat)
  })
  await openFile(page, formatRecord(played.record))
}

const cardsOf = ({ table }: State, seat: number): readonly number[] => table.seats[seat]?.cards ?? []

test('every card on the table of a late game can be opened and read', async ({ page }) => {
  await openTurn(page, (state, seat) => {
    const shown = [...state.table.mat, ...cardsOf(state, seat)]
    return new Set(shown).size > 7 && shown.some((number) => buildingOf(greengully, number) !== undefined)
  })
  await expect(page.locator('[data-village]')).toBeVisible()
  if (isPhone(page)) await page.locator('[data-tab="cards"]').tap()
  const onTable = [...(await lookAtAll(page, page.locator(IN_TRAY), 'data-at'))]
  if (!isPhone(page)) {
    await page.locator('[data-at="hand"]').click()
    onTable.push(...(await lookAtAll(page, page.locator(IN_TRAY), 'data-at')))
  }
  expect(new Set(onTable).size).toBeGreaterThan(6)
  expect(onTable.some((number) => buildingOf(greengully, number) !== undefined)).toBe(true)
})

test('every card and persona of the others can be opened in the dialog of their seat', async ({ page }) => {
  await openTurn(page, (state) => [0, 1].every((seat) => cardsOf(state, seat).length > 2))
  await expect(page.locator('[data-village]')).toBeVisible()
  for (const seat of [0, 1]) {
    const header = page.locator(`[data-at="seat-${seat}"]`).getByRole('button').first()
    if (isPhone(page)) await header.tap()
    else await header.click()
    const things = page.getByRole('dialog').locator('[data-thing-of]')
    await expect(things).not.toHaveCount(0)
    expect((await lookAtAll(page, things, 'data-thing-of')).length).toBeGreaterThan(2)
    await close(page, page.getByRole('dialog'))
  }
})

test('cards in the archive and personas in the chest can be opened', async ({ page }) => {
  const path = await openLateGame(page, 4, 8, 120)
  await page.goto(`${path}/archive`)
  const first = page.locator('main ul > li').first().locator('[data-thing-of]')
  await expect(first).not.toHaveCount(0)
  await lookAtAll(page, first, 'data-thing-of')
  await page.goto(`${path}/chest`)
  const personas = page.locator('main [data-thing-of]')
  await expect(personas).not.toHaveCount(0)
  await lookAtAll(page, personas.first(), 'data-thing-of')
})

test('a phone shows the whole text of each card, and one’s own goods above the buttons', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  await openLateGame(page, 4, 8, 120)
  await expect(page.getByRole('region', { name: said('phone.own') })).toBeInViewport()
  await page.locator('[data-tab="cards"]').click()
  await expect(page.getByRole('heading', { name: begins('tray.mat') })).toBeVisible()
  await expect(page.getByRole('heading', { name: begins('tray.hand') })).toBeAttached()
  const clipped = await page.locator(`${IN_TRAY} span`).evaluateAll((spans) =>
    spans
      // Sentences; the marks between two icons of a sign have a line height of their own.
      .filter(({ textContent }) => textContent.trim().includes(' '))
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 2)
      .map(({ textContent }) => textContent),
  )
  expect(clipped).toEqual([])
})

test('offer and hand are side by side from 1600 px on, and a preview covers no card @desktop', async ({
  page,
}) => {
  await resize(page, { width: 1600, height: 900 })
  await openLateGame(page, 4, 8, 120)
  const mat = page.getByRole('region', { name: begins('tray.mat') })
  const hand = page.getByRole('region', { name: begins('tray.hand') })
  await expect(mat).toBeInViewport()
  await expect(hand).toBeInViewport()
  await page.locator('[data-at^="mat-"]').nth(1).hover()
  const preview = page.getByRole('tooltip')
  await expect(preview).toHaveAttribute('data-side', 'above')
  const [shown, row] = [await preview.boundingBox(), await page.locator('[data-tray]').boundingBox()]
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0)
})

test('in a huge window the icons of cards are as tall as their numbers @desktop', async ({ page }) => {
  await resize(page, { width: 2560, height: 1440 })
  await openLateGame(page, 6, 11, 300)
  await page.locator('[data-at="seat-1"] header button').click()
  const thing = page.getByRole('dialog').locator('.strip-thing:has(b)').first()
  await expect(thing).toBeVisible()
  const icon = await thing.locator('svg').boundingBox()
  const size = await thing.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(icon?.height ?? 0).toBeGreaterThan(0.9 * size)
})

test('who is asked and the helpers keep their places in the bar @desktop', async ({ page }) => {
  const places = new Set<string>()
  for (const [seats, game, answers] of [
    [2, 2, 30],
    [4, 8, 120],
    [3, 4, 40],
  ] as const) {
    await openLateGame(page, seats, game, answers)
    const title = await page.locator('#decision-title').boundingBox()
    const undo = await page.getByRole('button', { name: begins('table.undo') }).boundingBox()
    places.add([title?.x, title?.y, undo?.x, undo?.y].map((value) => Math.round(value ?? -1)).join(' '))
  }
  expect([...places]).toHaveLength(1)
})

test('arrows go from option to option, and letters lead from page to page @desktop', async ({ page }) => {
  await openLateGame(page, 2, 2, 30)
  await expect(page.locator('.is-option').first()).toBeAttached()
  const visited = new Set<string>()
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('ArrowRight')
    const focused = page.locator('*:focus')
    await expect(focused).toHaveAttribute('class', /is-option|option/)
    visited.add((await focused.getAttribute('aria-label')) ?? '')
  }
  expect(visited.size).toBe(5)
  for (const [key, address] of [
    ['c', /\/chronicle$/],
    ['l', /\/log$/],
    ['h', /\/chest$/],
    ['t', /\/play\/[^/]+$/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(address)
    await expect(page.locator('main, [data-village]').first()).toBeVisible()
  }
})

test('the largest text cuts no line of the guidepost @desktop', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('charterstone.settings', JSON.stringify({ textSize: 'largest' })),
  )
  await openLateGame(page, 4, 8, 120)
  const guidepost = page.locator('[data-left] > section').first()
  await expect(guidepost).toBeVisible()
  const cut = await guidepost.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(cut).toBeLessThanOrEqual(1)
  await guidepost.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('paragraph')).toHaveCount(3)
})
