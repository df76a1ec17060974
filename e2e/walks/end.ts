import { expect, type Page } from '@playwright/test'
import { openLateGame } from '../late-game.ts'
import { settle } from './book.ts'
import { openScene, type Scene } from './scene.ts'
import type { Visit } from './walk-kit.ts'

const GLORY: Scene = ({ game, played: { state } }) => game === 10 && state.pending?.kind === 'glory'
/** The step in which points are counted and stars are placed. */
const COUNTED: Scene = ({ game, played: { state } }) =>
  game > 3 && state.pending?.kind === 'glory' && state.legacy.history.at(-1)?.game === game

/** The end of a game: stars, points, the next game; and the end of a campaign. */
export async function walkEnd(page: Page, visit: Visit): Promise<void> {
  await openScene(page, GLORY)
  await expect(page.locator('[data-option]').first()).toBeVisible()
  await visit('star')
  await openScene(page, COUNTED)
  await expect(page.locator('[data-option]').first()).toBeVisible()
  await visit('end-glory')
  await openLateGame(page, 3, 10, Number.POSITIVE_INFINITY)
  await visitEnd(page, visit, 'end')
  await page.locator('[data-after]').scrollIntoViewIfNeeded()
  await visit('after')
  const last = await openLateGame(page, 3, 12, Number.POSITIVE_INFINITY)
  await visitEnd(page, visit, 'final')
  await page.goto(`${last}/campaign`)
  await settle(page)
  await visit('final-campaign')
  await page.goto('/')
  await expect(page.locator('main svg').first()).toBeVisible()
  await visit('home-over')
}

async function visitEnd(page: Page, visit: Visit, name: string): Promise<void> {
  await expect(page.locator('[data-next-game]')).toBeVisible()
  await settle(page)
  await visit(name)
}
