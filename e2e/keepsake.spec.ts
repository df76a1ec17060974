import { readFileSync } from 'node:fs'
import { words } from '@charterstone/content'
import { parseRecord, RULE_NAMES } from '@charterstone/engine'
import { type Download, expect, type Page, test } from '@playwright/test'
import { lateGame, openFile } from './late-game.ts'
import { expectNoSidewaysScroll } from './page-kit.ts'

const FILE = lateGame(2, 3, 12)

/** What the campaign of the file has seen. */
function legacyOf(file: string) {
  const parsed = parseRecord(file)
  if (!parsed.ok) throw new Error(parsed.fault.kind)
  return parsed.record.checkpoint.legacy
}

async function savedBy(page: Page, button: RegExp): Promise<{ download: Download; bytes: Buffer }> {
  const waiting = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: button }).click()
  const download = await waiting
  return { download, bytes: readFileSync(await download.path()) }
}

test('the book has map, theme, people, points, story and Chronicle, and prints as pages', async ({
  page,
}) => {
  const address = await openFile(page, FILE)
  const legacy = legacyOf(FILE)
  await page.goto(`${address}/book`)
  for (const chapter of ['The people', 'Points and standings', 'The story', 'The Chronicle'])
    await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible()
  await expect(page.getByRole('img', { name: /^The theme of / })).toBeVisible()
  await expectNoSidewaysScroll(page)
  const book = page.locator('article')

  await test.step('what was read is in it, what is sealed is not', async () => {
    const tales = book.locator('section:has(> h2:text-is("The story")) h3')
    await expect(tales).toHaveCount(legacy.stories.length)
    const rules = book.locator('section:has(> h2:text-is("The Chronicle")) h3')
    const written = (await rules.allTextContents()).map((title) => title.replace(/Game \d+$/, ''))
    const sealed = RULE_NAMES.filter((rule) => !legacy.rules[rule]).map((rule) => words.en.rules[rule].name)
    expect(written.length).toBeGreaterThan(10)
    expect(sealed.length).toBeGreaterThan(5)
    expect(written.filter((title) => sealed.includes(title))).toEqual([])
  })

  await test.step('on paper there are no buttons, and the map has its own page', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
    const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true })
    const text = pdf.toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    const pages = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(4)
    expect(pages).toBeLessThan(30)
    for (const title of ['The people', 'The story', 'The Chronicle']) expect(text).toContain(title)
  })
})

test('the poster is saved as an image and as a drawing, with the names of the buildings', async ({
  page,
}) => {
  const address = await openFile(page, FILE)
  await page.goto(`${address}/campaign`)
  const png = await savedBy(page, /PNG/)
  expect(png.download.suggestedFilename()).toMatch(/\.png$/)
  expect([...png.bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
  expect(png.bytes.readUInt32BE(16)).toBe(2000)
  expect(png.bytes.length).toBeGreaterThan(100_000)
  const svg = (await savedBy(page, /SVG/)).bytes.toString('utf8')
  expect(svg).toMatch(/^<svg /)
  for (const name of ['Charterstone', 'Market', 'Treasury', 'Grandstand']) expect(svg).toContain(`>${name}<`)
})

test('the time-lapse is saved as a GIF and as a film', async ({ page }) => {
  const address = await openFile(page, FILE)
  await page.goto(`${address}/campaign`)
  const gif = await savedBy(page, /GIF/)
  expect(gif.download.suggestedFilename()).toMatch(/\.gif$/)
  expect(gif.bytes.subarray(0, 6).toString()).toBe('GIF89a')
  expect([gif.bytes.readUInt16LE(6), gif.bytes.readUInt16LE(8)]).toEqual([640, 484])
  expect(picturesIn(gif.bytes)).toBeGreaterThan(5)
  const webm = await savedBy(page, /WebM/)
  expect(webm.download.suggestedFilename()).toMatch(/\.webm$/)
  expect([...webm.bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
  expect(webm.bytes.subarray(0, 64).toString('latin1')).toContain('webm')
  expect(webm.bytes.length).toBeGreaterThan(20_000)
})

/** Every picture of a GIF follows a control block. */
function picturesIn(gif: Buffer): number {
  return gif.toString('latin1').split('\x21\xf9\x04').length - 1
}

test('everything in the archive has its drawing', async ({ page }) => {
  const address = await openFile(page, FILE)
  await page.goto(`${address}/archive`)
  await page.getByRole('radio', { name: 'Index' }).check()
  const things = page.locator('main li:has(h2)')
  await expect(things.first()).toBeVisible()
  const bare = await things.evaluateAll(
    (items) => items.filter((item) => item.querySelector('svg') === null).length,
  )
  expect(bare).toBe(0)
  expect(await things.count()).toBeGreaterThan(20)
  await expectNoSidewaysScroll(page)
})
