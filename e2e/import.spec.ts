import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { greengully } from '@charterstone/content'
import { hostileFiles } from '@charterstone/testkit'
import { expect, type Page, test } from '@playwright/test'
import { beginCampaign, storedCampaigns } from './page-kit.ts'

/** Saves the only campaign as a file and returns its text. */
async function exported(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: /^More about/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save as a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.charterstone$/)
  return readFileSync(await file.path(), 'utf8')
}

async function open(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'village.charterstone',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

test('a broken or foreign file shows a clear error and changes nothing', async ({ page }) => {
  await beginCampaign(page)
  const good = await exported(page)
  const before = await storedCampaigns(page)
  const bad: readonly (readonly [text: string, says: string])[] = [
    ['', 'The file is empty.'],
    ['{"half', 'The file is damaged'],
    ['{"name":"another game"}', 'This isn’t a Charterstone campaign.'],
    ['[1, 2, 3]', 'This isn’t a Charterstone campaign.'],
    [good.replace('"format":1', '"format":99'), 'newer version'],
    [good.slice(0, good.length / 2), 'The file is damaged'],
    [good.replace('"name":"Mira"', '"name":"Mina"'), 'its seal is broken'],
  ]
  for (const [text, says] of bad) {
    await open(page, text)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'The file couldn’t be opened' })).toBeVisible()
    await expect(dialog).toContainText(says)
    await expect(dialog).toContainText('Nothing has changed.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
  }
  expect(await storedCampaigns(page)).toEqual(before)
})

test('a saved file brings the campaign to another device', async ({ page, browser }) => {
  await beginCampaign(page)
  const text = await exported(page)
  const [original] = await storedCampaigns(page)
  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await other.goto('/')
  await open(other, text)
  await expect(other.getByRole('status')).toContainText('is ready to play')
  const [arrived] = await storedCampaigns(other)
  expect(arrived?.record.seals).toEqual(original?.record.seals)
  await open(other, text)
  await expect(other.getByRole('status')).toContainText('is already here')
  expect(await storedCampaigns(other)).toHaveLength(1)
  await other.getByRole('link', { name: /Play your turn|Continue/ }).click()
  await expect(other).toHaveURL(/\/play\//)
  await elsewhere.close()
})

/** The longest time for which the page was blocked, in milliseconds. */
async function longestHold(page: Page, during: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const watched = { longest: 0, last: performance.now() }
    setInterval(() => {
      const now = performance.now()
      watched.longest = Math.max(watched.longest, now - watched.last)
      watched.last = now
    }, 10)
    return watched
  })
  await during()
  return watch.evaluate(({ longest }) => longest)
}

const KINDS = [
  'turns without end',
  '50,000 seats',
  '7.8 MB of opening brackets',
  'a name of 1 MB',
  'markup as a name',
  '2,500 games',
  '300,000 answers',
  'a house rule for every object',
  '7.8 MB of one text',
  'a generator of zeros',
  'random bytes',
]

/** Writes the files to disk, for the browser to read. */
function written(folder: string): (readonly [kind: string, file: string])[] {
  mkdirSync(folder, { recursive: true })
  const files = [...hostileFiles(3, 240, greengully)]
  return KINDS.map((kind, index) => {
    const file = join(folder, `${index}.charterstone`)
    const hostile = files.find(({ name }) => name.endsWith(kind))
    if (hostile === undefined) throw new Error(`no file of ${kind}`)
    writeFileSync(file, hostile.text)
    return [kind, file]
  })
}

test('hostile files are refused with a message while the page stays responsive @desktop', async ({
  page,
}, testInfo) => {
  await beginCampaign(page)
  await page.goto('/')
  const before = await storedCampaigns(page)
  const files = written(testInfo.outputPath('hostile'))
  const hold = await longestHold(page, async () => {
    for (const [kind, file] of files) {
      await page.setInputFiles('input[type=file]', file)
      const dialog = page.getByRole('dialog', { name: 'The file couldn’t be opened' })
      await expect(dialog, kind).toContainText(/\w.*\. Nothing has changed\./)
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(dialog).toBeHidden()
    }
  })
  expect(hold).toBeLessThan(1000)
  expect(await storedCampaigns(page)).toEqual(before)
})

test('a slow import shows its progress and can be cancelled', async ({ page }) => {
  await beginCampaign(page)
  const text = await exported(page)
  const before = await storedCampaigns(page)
  await page.route('**/read-worker*', () => new Promise(() => undefined))
  await open(page, text)
  const dialog = page.getByRole('dialog', { name: 'Opening the file' })
  await expect(dialog).toContainText('replayed')
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await storedCampaigns(page)).toEqual(before)
})
