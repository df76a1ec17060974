import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { sealedTexts } from '../packages/web/build/sealed-texts.ts'
import type { SealedWords } from '../packages/web/src/words/sealed-words.ts'

const MOST = 250_000

/** Every script that the first screen makes the browser fetch. */
async function firstScripts(page: Page): Promise<readonly string[]> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Found a village' })).toBeVisible()
  return Promise.all(scripts)
}

test('the first screen takes at most 250 KB of script', async ({ page }) => {
  const scripts = await firstScripts(page)
  const size = scripts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
  console.log(`first load: ${scripts.length} scripts, ${Math.round(size / 100) / 10} KB gzipped`)
  expect(size).toBeLessThan(MOST)
})

/** Names, rules and stories that somebody must open first, in all languages. */
function sealedWords(): readonly string[] {
  return [...sealedTexts()].flatMap(([name, said]) => {
    const seal = name.slice(3)
    if (['open', 'table', 'setup', 'automa'].includes(seal)) return []
    const { names = {}, rules = {}, stories = {}, guideposts = {}, flavour = {} } = said as SealedWords
    return [
      ...Object.values(names),
      ...Object.values(rules).map(({ text }) => text),
      ...Object.values(stories).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      ...Object.values(guideposts).flatMap(({ title, intro }) => [title, intro]),
      ...Object.values(flavour),
    ]
  })
}

/** Names of cards that are also words of the browser and its libraries. */
const EVERYDAY = ['Scroll', 'Portal']

test('no sealed word comes with the first screen', async ({ page }) => {
  const text = (await firstScripts(page)).join('\n')
  const found = sealedWords().filter((words) => {
    if (EVERYDAY.includes(words)) return false
    const place = text.indexOf(words)
    const around = `${text[place - 1] ?? ''}${text[place + words.length] ?? ''}`
    return place >= 0 && !/[\p{L}\d]/u.test(around)
  })
  expect(found).toEqual([])
})
