import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { qrCode } from '../packages/web/src/screens/link/qr-code.ts'
import { lateGame, openFile } from './late-game.ts'
import { createTable } from './online-kit.ts'
import { expectNoSidewaysScroll, faultsOf } from './page-kit.ts'

/** The end of the first game of two people around one screen. */
async function openEnd(page: Page): Promise<void> {
  const address = await openFile(page, lateGame(2, 1, 10_000))
  await page.goto(`${address}/score`)
}

/** What a camera sees on the screen. */
function drawnCode(page: Page): Promise<string | null> {
  return page.getByRole('img', { name: 'QR code' }).locator('path').getAttribute('d')
}

test('the end of a game leads to BG Stats, with everything filled in', async ({ page }) => {
  const faults = faultsOf(page)
  await openEnd(page)
  const link = page.getByRole('link', { name: 'Add to BG Stats' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=%7B/)
  await expect(link).toHaveAttribute('target', '_blank')
  const play = JSON.parse(new URL(address).searchParams.get('data') ?? '') as {
    readonly playDate: string
    readonly players: readonly Record<string, unknown>[]
  }
  expect(play).toMatchObject({
    sourceName: 'Charterstone (unofficial)',
    game: { name: 'Charterstone', bggId: 197376, highestWins: true },
    players: [{ name: 'Mira' }, { name: 'Konrad' }],
  })
  expect(play.playDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  for (const { name, role, score } of play.players) {
    expect(role).toMatch(/./)
    const row = page.getByRole('listitem').filter({ hasText: `${String(name)}` })
    await expect(row.filter({ hasText: String(score) }).first()).toBeVisible()
  }
  const winners = play.players.filter(({ winner }) => winner)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(winners[0]?.name))
  expect(play.players.filter(({ startPlayer }) => startPlayer)).toHaveLength(1)

  await page.getByRole('button', { name: 'QR code' }).click()
  await expect(page.getByRole('dialog', { name: 'Add to BG Stats' })).toBeVisible()
  expect(await drawnCode(page)).toBe(qrCode(address)?.path)
  await expectNoSidewaysScroll(page)
  expect(faults).toEqual([])
})

test('the next evening is saved as a calendar file', async ({ page }) => {
  await openEnd(page)
  await page.getByRole('button', { name: 'Plan the next evening' }).click()
  await page.getByLabel('Date').fill('2027-03-05')
  await page.getByLabel('Start').fill('20:15')
  await page.getByRole('radio', { name: '3 h' }).check()
  await expectNoSidewaysScroll(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save calendar file' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const file = readFileSync(await download.path(), 'utf8')
  const start = await page.evaluate(() => new Date('2027-03-05T20:15').toISOString())
  const stamp = (time: number) => `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  expect(file).toContain(`\r\nDTSTART:${stamp(Date.parse(start))}\r\n`)
  expect(file).toContain(`\r\nDTEND:${stamp(Date.parse(start) + 3 * 3_600_000)}\r\n`)
  expect(file).toContain('\r\nSUMMARY:Charterstone: game 2 in ')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an invitation is a code for a camera, and goes to the share sheet of a phone', async ({
  page,
  hasTouch,
}) => {
  const shared: unknown[] = []
  await page.exposeFunction('noteShared', (data: unknown) => shared.push(data))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) =>
        (globalThis as unknown as { noteShared: (data: unknown) => void }).noteShared(data),
    })
  })
  const invitation = await createTable({ page, name: 'Mira' })
  await page.getByRole('button', { name: 'QR code' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Invitation' })).toBeVisible()
  expect(await drawnCode(page)).toBe(qrCode(invitation)?.path)
  await page.keyboard.press('Escape')
  const share = page.getByRole('button', { name: 'Share' }).first()
  if (!hasTouch) {
    await expect(share).toBeHidden()
    return
  }
  await share.tap()
  await expect.poll(() => shared).toEqual([{ url: invitation }])
})
