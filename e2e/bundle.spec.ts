import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { sealedTexts } from '../packages/web/build/sealed-texts.ts'
import type { SealedWords } from '../packages/web/src/words/sealed-words.ts'

const MAX_BYTES = 150_000

/** Every script that the first screen loads. */
async function firstScripts(page: Page): Promise<readonly string[]> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start a campaign' })).toBeVisible()
  return Promise.all(scripts)
}

test('the first screen loads at most 150 KB of script', async ({ page }) => {
  const scripts = await firstScripts(page)
  const size = scripts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0)
  console.log(`first load: ${scripts.length} scripts, ${Math.round(size / 100) / 10} KB gzipped`)
  expect(size).toBeLessThan(MAX_BYTES)
})

/** Names, rules and stories that are still sealed, in all languages. */
function sealedWords(): readonly string[] {
  return [...sealedTexts()].flatMap(([name, said]) => {
    const seal = name.slice(3)
    if (['open', 'table', 'setup', 'automa'].includes(seal)) return []
    const {
      names = {},
      rules = {},
      stories = {},
      guideposts = {},
      flavour = {},
      lessons = {},
    } = said as SealedWords
    return [
      ...Object.values(names),
      ...Object.values(rules).map(({ text }) => text),
      ...Object.values(stories).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
      ...Object.values(guideposts).flatMap(({ title, intro }) => [title, intro]),
      ...Object.values(flavour),
      ...Object.values(lessons).flatMap(({ title, text }) => [title, text]),
    ]
  })
}

/** Card names that also occur in browser code and libraries. */
const EVERYDAY = ['Scroll', 'Portal']

test('the first screen loads no sealed word', async ({ page }) => {
  const text = (await firstScripts(page)).join('\n')
  const found = sealedWords().filter((words) => {
    if (EVERYDAY.includes(words)) return false
    const index = text.indexOf(words)
    const around = `${text[index - 1] ?? ''}${text[index + words.length] ?? ''}`
    return index >= 0 && !/[\p{L}\d]/u.test(around)
  })
  expect(found).toEqual([])
})
