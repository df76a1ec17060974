// npm run lighthouse: Lighthouse scores of the home screen and the table, on a phone and on a desktop.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { ensureChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { serve } from './serve.mjs'

/** Visits per screen; the median counts, since a busy machine slows some of them down. */
const TIMES = 3
/** The lowest score that passes, of 100. */
const MARKS = { performance: 95, accessibility: 100, 'best-practices': 100 }

ensureInstalled()
if (!run('vite', ['build', 'packages/web', '--logLevel', 'warn'])) process.exit(1)
const { server, address } = await serve()
const port = await freePort()
const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: ensureChromium(),
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  locale: 'en-GB',
})
const table = await beginCampaign()
let isGood = true
for (const [screen, url] of [
  ['home', address],
  ['table', table],
]) {
  for (const [form, config] of /** @type {const} */ ([
    ['phone', undefined],
    ['desk', desktopConfig],
  ])) {
    isGood = (await measure(`${screen}, ${form}`, String(url), config)) && isGood
  }
}
await browser.close()
server.close()
rmSync(profile, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1

/** A village in its first turns, waiting for the person: the work of bots would differ from visit to visit. */
async function beginCampaign() {
  const page = await browser.newPage()
  await page.goto(address)
  await page.evaluate(`localStorage.setItem('charterstone.settings', '{"speed":"instant"}')`)
  await page.goto(`${address}new`)
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await page.waitForURL(/\/play\//)
  await page.getByRole('button', { name: /^Skip all/ }).click()
  await page.locator('[data-option], .village-spot.is-option').first().click()
  await page.locator('[data-answers]:not([data-answers="0"])').waitFor({ state: 'attached' })
  const onward = page.locator('[role=dialog] [data-continue]')
  // One such page may follow another, so the button need not go away.
  await page.addLocatorHandler(onward, () => onward.click(), { noWaitAfter: true })
  await page.locator('.village-spot.is-option').first().hover()
  // Until then the browser is busy storing the page for offline use.
  await page.evaluate(`navigator.serviceWorker.ready`)
  const url = page.url()
  await page.close()
  return url
}

/**
 * Prints the scores of the median visit and the audits that lost points.
 * @param {string} name
 * @param {string} url
 * @param {import('lighthouse').Config | undefined} config
 */
async function measure(name, url, config) {
  const flags = {
    port,
    disableStorageReset: true,
    onlyCategories: Object.keys(MARKS),
    logLevel: /** @type {const} */ ('error'),
  }
  const results = []
  for (let time = 0; time < TIMES; time++) {
    const result = await lighthouse(url, flags, config)
    if (result === undefined) throw new Error(`${name}: Lighthouse returned no result`)
    results.push(result.lhr)
  }
  results.sort((a, b) => performanceOf(a) - performanceOf(b))
  const median = results[TIMES >> 1]
  if (median === undefined) throw new Error(`${name}: not measured`)
  const { categories, audits } = median
  const scores = Object.entries(MARKS).map(([id, minimum]) => ({
    id,
    minimum,
    score: Math.round((categories[id]?.score ?? 0) * 100),
  }))
  console.log(`${name.padEnd(14)}${scores.map(({ id, score }) => `${id} ${score}`).join('   ')}`)
  const timing = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ]
  console.log(`              ${timing.map((id) => `${id} ${audits[id]?.displayValue ?? ''}`).join(', ')}`)
  const bad = scores.filter(({ score, minimum }) => score < minimum)
  for (const { id } of bad) {
    for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
      const { score, title, displayValue, details } = audits[audit] ?? {}
      if (weight === 0 || score === null || score === undefined || score === 1) continue
      console.log(`  ${id}: ${title} ${displayValue ?? ''} (${audit})`)
      for (const snippet of snippetsOf(details)) console.log(`    ${snippet}`)
    }
  }
  return bad.length === 0
}

/**
 * The elements that an audit complains about.
 * @param {unknown} details
 */
function snippetsOf(details) {
  const { items = [] } = /** @type {{ items?: { node?: { snippet?: string } }[] }} */ (details ?? {})
  return items.flatMap(({ node }) => node?.snippet ?? [])
}

/** @param {import('lighthouse').Result} result */
function performanceOf({ categories }) {
  return categories.performance?.score ?? 0
}
