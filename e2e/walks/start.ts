import { expect, type Page } from '@playwright/test'
import { openLateGame } from '../late-game.ts'
import { said } from '../said.ts'
import { press, skipMoments, type Visit } from './walk-kit.ts'

/** Every screen without a village, the first pages of a campaign, and the error screens. */
export async function walkStart(page: Page, visit: Visit): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('link', { name: said('home.new') })).toBeVisible()
  await visit('home-empty')
  for (const screen of ['new', 'single', 'learn', 'settings', 'about']) {
    await page.goto(`/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit(screen)
  }
  await begin(page)
  await expect(page.locator('[data-page]')).toBeVisible()
  await visit('story')
  await skipMoments(page)
  await visit('table')
  await openLateGame(page, 2, 5, 60)
  await openLateGame(page, 4, 9, 100)
  await page.goto('/')
  await expect(page.locator('main svg').first()).toBeVisible()
  await visit('home')
  await walkFaults(page, visit)
}

/** A campaign with the default settings. */
async function begin(page: Page): Promise<void> {
  await page.goto('/new')
  const more = page.locator('main details > summary')
  if ((await more.count()) > 0) {
    await press(more)
    await page.waitForTimeout(300)
  }
  await page.getByRole('button', { name: said('new.begin') }).click()
  await page.waitForURL(/\/play\//)
}

async function walkFaults(page: Page, visit: Visit): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'broken.charterstone',
    mimeType: 'application/json',
    buffer: Buffer.from('{"kind":'),
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('file-refused')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: said('lost.title') })).toBeVisible()
  await visit('nowhere')
  await page.goto('/play/unknown')
  await expect(page.getByRole('heading', { name: said('missing.title') })).toBeVisible()
  await visit('missing')
  await page.evaluate(keepBroken)
  await page.goto('/play/broken')
  await expect(page.getByRole('heading', { name: said('mishap.title') })).toBeVisible()
  await visit('mishap')
}

/** Runs in the page. Stores a broken campaign: only its id is left. */
function keepBroken(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('charterstone')
    request.onerror = () => reject(request.error ?? new Error('no database'))
    request.onsuccess = () => {
      const transaction = request.result.transaction('campaigns', 'readwrite')
      transaction.objectStore('campaigns').put({ id: 'broken', revision: 1, record: {}, opening: null })
      transaction.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })
}
