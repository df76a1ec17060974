import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { bundleScript } from '../packages/web/build/bundle-script.ts'
import { beginCampaign } from './page-kit.ts'
import type { Measured } from './sound-lab.ts'

declare const soundLab: typeof import('./sound-lab.ts')

const LAB = fileURLToPath(new URL('./sound-lab.ts', import.meta.url))
const FULL = { music: 1, ambience: 1, effects: 1 }
const SILENT = { music: 0, ambience: 0, effects: 0 }
const SCENES = {
  dawn: { hour: 0, workers: 0, perils: 0, charter: 4 },
  noon: { hour: 5, workers: 9, perils: 0, charter: 0 },
  peril: { hour: 7, workers: 6, perils: 4, charter: 3 },
  evening: { hour: 10, workers: 4, perils: 0, charter: 1 },
  night: { hour: 12, workers: 2, perils: 1, charter: 5 },
} as const

/** More villages: the loudest of them must not be too loud. */
const SEEDS = [1, 99, 1234, 2 ** 31]
const SECONDS = 12

async function measureScene(
  page: Page,
  name: keyof typeof SCENES,
  volumes = FULL,
  seed = 7,
  bands: readonly (readonly [number, number])[] = [],
  seconds = SECONDS,
): Promise<Measured> {
  const scene = { ...SCENES[name], seed, visit: 3 }
  return page.evaluate(
    ([inScene, atVolumes, forSeconds, inBands]) =>
      soundLab.measureScene(inScene, atVolumes, forSeconds, inBands),
    [scene, volumes, seconds, bands] as const,
  )
}

test.describe('the sound of a village, without a loudspeaker', { tag: '@desktop' }, () => {
  let script = ''
  test.beforeAll(async () => {
    script = await bundleScript(LAB, 'soundLab')
  })
  test.beforeEach(async ({ page }) => {
    await page.addScriptTag({ content: script })
  })

  test('the sound of a village is neither too quiet nor too loud, and never clips', async ({ page }) => {
    for (const name of Object.keys(SCENES) as (keyof typeof SCENES)[]) {
      const { peak, loudness } = await measureScene(page, name)
      expect(loudness, `${name}: loudness`).toBeGreaterThan(-30)
      expect(loudness, `${name}: loudness`).toBeLessThan(-16)
      expect(peak, `${name}: peak`).toBeLessThan(0.9)
    }
    for (const seed of SEEDS) {
      const { peak } = await measureScene(page, 'peril', FULL, seed)
      expect(peak, `village ${seed}: peak`).toBeLessThan(0.9)
    }
  })

  test('the ambience is softer than the music', async ({ page }) => {
    const music = await measureScene(page, 'noon', { ...SILENT, music: 1 })
    const ambience = await measureScene(page, 'noon', { ...SILENT, ambience: 1 })
    expect(ambience.loudness).toBeGreaterThan(-45)
    expect(music.loudness - ambience.loudness).toBeGreaterThan(6)
  })

  test('effects are heard and do not clip', async ({ page }) => {
    for (const name of ['choose', 'place', 'crate', 'end', 'page'] as const) {
      const { peak } = await page.evaluate(([sound, volumes]) => soundLab.measureEffect(sound, volumes), [
        name,
        FULL,
      ] as const)
      expect(peak, name).toBeGreaterThan(0.05)
      expect(peak, name).toBeLessThan(0.95)
    }
  })

  test('music is warm, birds are high, crickets come in the evening', async ({ page }) => {
    const bands = [
      [20, 45],
      [100, 1500],
      [1800, 5000],
      [7000, 11_000],
    ] as const
    const music = await measureScene(page, 'noon', { ...SILENT, music: 1 }, 7, bands)
    const [rumble = 0, warm = 0, bright = 0, hiss = 0] = music.bands
    expect(warm).toBeGreaterThan(music.loudness - 2)
    expect(bright).toBeLessThan(warm - 12)
    expect(rumble).toBeLessThan(warm - 20)
    expect(hiss).toBeLessThan(warm - 40)
    const dawn = await measureScene(page, 'dawn', { ...SILENT, ambience: 1 }, 7, bands)
    expect(dawn.bands[2]).toBeGreaterThan(dawn.loudness - 3)
    const crickets = [[3000, 5000]] as const
    const evening = await measureScene(page, 'evening', { ...SILENT, ambience: 1 }, 7, crickets)
    const noon = await measureScene(page, 'noon', { ...SILENT, ambience: 1 }, 7, crickets)
    expect(evening.bands[0]).toBeGreaterThan(-60)
    expect((evening.bands[0] ?? 0) - evening.loudness).toBeGreaterThan((noon.bands[0] ?? 0) - noon.loudness)
  })

  test('at volume 0 a village is silent', async ({ page }) => {
    expect(await measureScene(page, 'peril', SILENT)).toMatchObject({ peak: 0, loudness: -240 })
  })

  test('the sound of a village takes at most 2 % of a core', async ({ page, browser }) => {
    // The first time, scripts are compiled.
    await measureScene(page, 'noon')
    const before = await cpuSeconds(browser)
    const minutes = ['noon', 'peril', 'evening'] as const
    for (const name of minutes) await measureScene(page, name, FULL, 7, [], 60)
    const share = ((await cpuSeconds(browser)) - before) / (60 * minutes.length)
    console.log(`sound: ${(100 * share).toFixed(2)} % of a core`)
    expect(share).toBeLessThan(0.02)
  })
})

/** The processor time of all pages of the browser, in seconds. */
async function cpuSeconds(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((total, { cpuTime }) => total + cpuTime, 0)
}

type Heard = { readonly context: AudioContext; readonly analyser: AnalyserNode }

/** Sound is on from earlier; everything that goes to the loudspeaker can be measured. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('charterstone.settings', JSON.stringify({ sound: true, music: 1, speed: 'instant' }))
    const heard: Heard[] = []
    Object.assign(globalThis, { heard })
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        heard.push({ context: this, analyser: this.createAnalyser() })
      }
    }
    const connect: unknown = Reflect.get(AudioNode.prototype, 'connect')
    if (typeof connect !== 'function') return
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, to: unknown, ...rest: number[]) {
        const listener = heard.find(({ context }) => to === context.destination)
        if (listener !== undefined) Reflect.apply(connect, this, [listener.analyser])
        return Reflect.apply(connect, this, [to, ...rest]) as unknown
      },
    })
  })
}

/** The state of the audio context, and the loudest sample of the last moment; null before the first press. */
function heardOn(page: Page): Promise<{ readonly state: string; readonly peak: number } | null> {
  return page.evaluate(() => {
    const [first] = (globalThis as unknown as { readonly heard: readonly Heard[] }).heard
    if (first === undefined) return null
    const samples = new Float32Array(first.analyser.fftSize)
    first.analyser.getFloatTimeDomainData(samples)
    return { state: first.context.state, peak: Math.max(...samples.map(Math.abs)) }
  })
}

const stateOn = async (page: Page) => (await heardOn(page))?.state
const peakOn = async (page: Page) => (await heardOn(page))?.peak ?? 0

test('a village is heard from the first press on, until it is muted or hidden', async ({ page }) => {
  await listen(page)
  await beginCampaign(page)
  const sizes: number[] = []
  page.on('response', async (response) => {
    if (/assets\/sound-/.test(response.url()))
      sizes.push(gzipSync(await response.text(), { level: 9 }).length)
  })
  await page.reload()
  await expect(page.locator('[data-village]').first()).toBeVisible()
  expect(await heardOn(page)).toBeNull()
  expect(sizes).toEqual([])

  await test.step('the first press', async () => {
    await page.locator('body').click({ position: { x: 2, y: 2 } })
    await expect.poll(() => stateOn(page)).toBe('running')
    await expect.poll(() => peakOn(page)).toBeGreaterThan(0.01)
  })

  await test.step('the script of all sound has at most 8 KB', () => {
    console.log(`sound: ${sizes.join(' + ')} bytes gzipped`)
    expect(sizes).toHaveLength(1)
    expect(sizes[0]).toBeLessThan(8192)
  })

  await test.step('the key M', async () => {
    await page.keyboard.press('m')
    await expect.poll(() => stateOn(page)).toBe('suspended')
    await page.keyboard.press('m')
    await expect.poll(() => stateOn(page)).toBe('running')
    await expect.poll(() => peakOn(page)).toBeGreaterThan(0.01)
  })

  await test.step('a hidden page', async () => {
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await expect.poll(() => stateOn(page)).toBe('suspended')
    await hide(false)
    await expect.poll(() => stateOn(page)).toBe('running')
  })

  await test.step('away from the village', async () => {
    await page.goto('/')
    expect(await heardOn(page)).toBeNull()
  })
})

test('a page without sound fetches no script for it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await beginCampaign(page)
  await page.locator('body').click({ position: { x: 2, y: 2 } })
  expect(scripts.filter((url) => /assets\/sound-/.test(url))).toEqual([])
})
