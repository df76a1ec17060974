import { expect, type Page } from '@playwright/test'

/** Starts a campaign from the first screen with as few clicks as possible. */
export async function beginCampaign(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start a campaign' }).first().click()
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await page.waitForURL(/\/play\//)
}

/** The stored campaigns, read from IndexedDB directly. */
export function storedCampaigns(page: Page): Promise<readonly StoredCampaign[]> {
  return page.evaluate(
    () =>
      new Promise<readonly StoredCampaign[]>((resolve, reject) => {
        const request = indexedDB.open('charterstone')
        request.onerror = () => reject(request.error ?? new Error('no database'))
        request.onsuccess = () => {
          const all = request.result.transaction('campaigns').objectStore('campaigns').getAll()
          all.onerror = () => reject(all.error ?? new Error('no campaigns'))
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result as readonly StoredCampaign[])
          }
        }
      }),
  )
}

export type StoredCampaign = {
  readonly id: string
  readonly revision: number
  readonly record: {
    readonly games: readonly unknown[]
    readonly current: { readonly answers: readonly string[] } | null
    readonly seals: { readonly chain: string }
    readonly checkpoint: {
      readonly pending: {
        readonly kind: string
        readonly options: readonly string[]
        readonly open: boolean
      } | null
    }
  }
}

/** Three frames after a resize, all measurements are done. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
  })
}

/** Everything fits the width of the window and of its own box, even content that a clipped edge would hide. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    document.body.style.overflowX = 'visible'
    const all = [document.documentElement, ...document.querySelectorAll<HTMLElement>('body *')]
    const found = all.filter((element) => {
      const isScroller = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
      const isPage = element === document.documentElement
      return (isPage || isScroller) && element.scrollWidth > element.clientWidth + 1
    })
    document.body.style.removeProperty('overflow-x')
    return found.map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} wide`)
  })
  expect(wide).toEqual([])
}

/** Collects errors that the page does not show. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** A campaign of bots with its log open, so that no scene has to be clicked away. */
export async function watchBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bot = { kind: 'bot', level: 'easy', style: 'balanced' }
    const seats = [0, 3].map((charter) => ({ ...bot, charter, name: `Bot ${charter}` }))
    localStorage.setItem('charterstone.seats', JSON.stringify(seats))
    localStorage.setItem('charterstone.settings', JSON.stringify({ speed: 'brisk' }))
  })
  await beginCampaign(page)
  await page.goto(`${page.url()}/log`)
}

export async function answersOf(page: Page): Promise<readonly string[]> {
  const [campaign] = await storedCampaigns(page)
  return campaign?.record.current?.answers ?? []
}
