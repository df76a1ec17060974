import { expect, type Page } from '@playwright/test'
import type { Moment } from '../../packages/web/src/screens/moments/moments-of.ts'
import { goOn, openScene, type Scene } from './scene.ts'
import { press, skipMoments, turnPage, type Visit } from './walk-kit.ts'

const has =
  (isIt: (moment: Moment) => boolean): Scene =>
  (_, moments) =>
    moments.some(isIt)

const SECRET: Scene = ({ played }) => played.state.pending?.secret === true
const GUIDEPOST: Scene = ({ game, answers }) => game === 2 && answers === 0
const CRATE = has((moment) => moment.kind === 'crate' && moment.crate.rules.length > 0)
const CARDS = has((moment) => moment.kind === 'crate' && moment.crate.cards.length > 2)
/** A choice in a story, followed by the King's mood, the next story and new rules. */
const CHOICE: Scene = ({ played }, moments) =>
  played.state.pending?.kind === 'guidepost' && moments.some(({ kind }) => kind === 'rules')
const CANDLE = has(({ kind }) => kind === 'candle-out')
const SPECTRAL = has(({ kind }) => kind === 'spectral')
const RECKONING = has(({ kind }) => kind === 'reckoning')
const CONSTRUCTION = has(({ kind }) => kind === 'construction')

/** Every moment that interrupts a game, and the hand-over screen. */
export async function walkMoments(page: Page, visit: Visit): Promise<void> {
  await openScene(page, GUIDEPOST)
  await expect(page.locator('[data-page]')).toBeVisible()
  await visit('guidepost')
  await openScene(page, SECRET)
  await expect(page.locator('[data-take]')).toBeVisible()
  await visit('hand-over')
  await press(page.locator('[data-take]'))
  await expect(page.locator('[data-option]').first()).toBeAttached()
  await visit('secret')
  await openScene(page, CHOICE)
  await expect(page.locator('[data-option]').first()).toBeVisible()
  await visit('choice')
  await goOn(page, CHOICE)
  for (const screen of ['mood', 'branch', 'rules']) {
    await expect(page.locator('[data-page]')).toBeVisible()
    await visit(screen)
    await turnPage(page)
  }
  await walkOpened(page, visit)
}

async function walkOpened(page: Page, visit: Visit): Promise<void> {
  await lead(page, CONSTRUCTION)
  await expect(page.locator('[data-answers]')).toBeAttached()
  await page.waitForTimeout(300)
  await visit('construction')
  for (const [screen, scene] of Object.entries({ crate: CRATE, cards: CARDS, candle: CANDLE })) {
    await lead(page, scene)
    await expect(page.locator('[data-page]')).toBeVisible()
    await visit(screen === 'cards' ? 'crate-cards' : screen)
    await skipMoments(page)
  }
  await lead(page, SPECTRAL)
  await expect(page.locator('[data-page]')).toBeVisible()
  await turnPage(page)
  await visit('spectral')
  await lead(page, RECKONING)
  await expect(page.locator('[data-page]')).toBeVisible()
  for (let turned = 0; turned < 4; turned++) await turnPage(page)
  await visit('reckoning')
}

/** Opens the scene and plays it. */
async function lead(page: Page, scene: Scene): Promise<void> {
  await openScene(page, scene)
  await goOn(page, scene)
}
