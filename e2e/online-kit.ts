import {
  type Browser,
  type BrowserContext,
  devices,
  expect,
  type Page,
  type WebSocket,
} from '@playwright/test'
import { faultsOf } from './page-kit.ts'
import { type Person, sitDown } from './table.ts'

/** A simulated person at an online table, with their own device. */
export type Guest = {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
  readonly person: Person
  readonly faults: readonly string[]
}

type Pending = { readonly kind: string; readonly options: readonly string[]; readonly open: boolean }

const SHAPES = {
  desk: { viewport: { width: 1366, height: 768 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
} as const

/** A new device, with instant speed and reduced motion. */
export async function newDevice(
  browser: Browser,
  name: string,
  seed: number,
  shape: keyof typeof SHAPES = 'desk',
): Promise<Guest> {
  const context = await browser.newContext({
    ...SHAPES[shape],
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => {
    localStorage.setItem('charterstone.settings', JSON.stringify({ speed: 'instant' }))
  })
  const page = await context.newPage()
  const pending = listenFor(page)
  const hand = shape === 'phone' ? 'finger' : 'mouse'
  const person = sitDown(page, seed, hand, () => Promise.resolve(pending()))
  return { name, context, page, person, faults: faultsOf(page) }
}

/** The last decision that the server sent, read from the socket. */
function listenFor(page: Page): () => Pending | null {
  let pending: Pending | null = null
  page.on('websocket', (socket: WebSocket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        readonly sight?: { readonly decision: Pending | null } | null
        /** Without a decision when the question is the same as before. */
        readonly patch?: { readonly decision?: Pending | null }
      }
      if (message.sight !== undefined && message.sight !== null) pending = message.sight.decision
      if (message.patch?.decision !== undefined) pending = message.patch.decision
    })
  })
  return () => pending
}

/** The host creates a table; returns the invitation. */
export async function createTable(
  { page, name }: Pick<Guest, 'page' | 'name'>,
  village = 'Amberwick',
): Promise<string> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Name of the village').fill(village)
  await page.getByRole('button', { name: 'Create table' }).click()
  await expect(page.getByRole('heading', { name: 'Take your seats' })).toBeVisible()
  return page.getByLabel('Invitation').inputValue()
}

/** Opens the invitation and takes the first free charter. */
export async function join({ page, name }: Guest, invitation: string): Promise<void> {
  await page.goto(invitation)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(page.getByText('You have a seat.')).toBeVisible()
  expect(page.url()).not.toContain('#')
}

export async function answersSeen({ page }: Guest): Promise<number> {
  return Number((await page.locator('[data-answers]').getAttribute('data-answers')) ?? -1)
}

/** Continues through the scenes at the start of a game. */
export async function readMoments({ person }: Guest): Promise<void> {
  const sight = await person.sees()
  if (sight.kind !== 'moment') return
  await person.acts(sight)
  for (let next = await person.glances(); next?.kind === 'moment'; next = await person.glances())
    await person.acts(next)
}

/** All play at the same time, each at its own decisions, until the table has this many answers or the game is over. */
export async function playTo(
  guests: readonly Guest[],
  answers: number,
  patience = Number.POSITIVE_INFINITY,
): Promise<void> {
  const end = Date.now() + patience
  let isReached = false
  const play = async ({ person, page }: Guest) => {
    while (!isReached && Date.now() < end) {
      const sight = await person.glances()
      if (sight === null) {
        await page.waitForTimeout(60)
        continue
      }
      if (sight.kind === 'next-game') return
      const count = Number(/\d+/.exec(sight.mark)?.[0] ?? 0)
      if (sight.kind === 'asked' && count >= answers) isReached = true
      else await person.tries(sight)
    }
  }
  await Promise.all(guests.map(play))
}
