import { type Browser, type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test'
import { createTable } from './online-kit.ts'
import { expectNoSidewaysScroll } from './page-kit.ts'

/** Browsers take no passkeys for an IP address. */
const ORIGIN = `http://localhost:${process.env.E2E_PORT ?? 4188}`

type Device = {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
  readonly id: string
}

/** A device with a place for passkeys, which agrees to everything. */
async function newDevice(browser: Browser): Promise<Device> {
  const context = await browser.newContext({ baseURL: ORIGIN, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { context, page, cdp, id }
}

/** The passkeys of one device appear on the other one, as in an account of a phone. */
async function synchronise(from: Device, to: Device): Promise<number> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.id })
  for (const credential of credentials)
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.id, credential })
  return credentials.length
}

test('a passkey takes a seat to another device', async ({ browser }) => {
  const first = await newDevice(browser)
  const second = await newDevice(browser)

  const table = await test.step('a player saves a passkey for their seat', async () => {
    const { page } = first
    await createTable({ page, name: 'Mira' })
    await page.getByRole('button', { name: 'Start the campaign' }).click()
    const path = new URL(page.url()).pathname
    await page.goto(`${path}/seats`)
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await expect(page.getByText(/^Saved\. Under/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    return path
  })

  await test.step('without a passkey, another device opens nothing', async () => {
    const { page } = second
    await page.goto('/online')
    await page.getByText('My seats are on another device').click()
    await page.getByRole('button', { name: 'Open with a passkey' }).click()
    await expect(page.getByText('No passkey was used.')).toBeVisible()
  })

  await test.step('with the passkey it opens the seat', async () => {
    expect(await synchronise(first, second)).toBe(1)
    const { page } = second
    await page.getByRole('button', { name: 'Open with a passkey' }).click()
    await expect(page.getByText('1 table has been added to this device.')).toBeVisible()
    await page.goto(`${table}/seats`)
    await expect(page.getByRole('button', { name: 'Use my passkey' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
  for (const { context } of [first, second]) await context.close()
})
