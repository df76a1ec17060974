import { LANGUAGES } from '@charterstone/engine'
import { type Page, test } from '@playwright/test'
import { expectNoFlaws } from '../flaws.ts'
import { walkBook } from '../walks/book.ts'
import { walkEnd } from '../walks/end.ts'
import { walkLearn } from '../walks/learn.ts'
import { walkMoments } from '../walks/moments.ts'
import { walkOnline } from '../walks/online.ts'
import { walkStart } from '../walks/start.ts'
import { walkTable } from '../walks/table.ts'
import type { Visit } from '../walks/walk-kit.ts'

test.setTimeout(600_000)

type Device = {
  readonly width: number
  readonly height: number
  readonly languages: readonly string[]
  readonly theme?: 'dark'
}

const DEVICES: Readonly<Record<string, Device>> = {
  desk: { width: 1366, height: 768, languages: LANGUAGES },
  large: { width: 1920, height: 1080, languages: LANGUAGES },
  phone: { width: 390, height: 844, languages: LANGUAGES },
  night: { width: 1366, height: 768, languages: ['de'], theme: 'dark' },
  tablet: { width: 820, height: 1180, languages: ['de'] },
  landscape: { width: 844, height: 390, languages: ['de'] },
}
const WALKS: Readonly<Record<string, (page: Page, visit: Visit) => Promise<void>>> = {
  start: walkStart,
  learn: walkLearn,
  table: walkTable,
  moments: walkMoments,
  book: walkBook,
  end: walkEnd,
  online: walkOnline,
}

for (const [deviceName, { width, height, languages, theme = 'light' }] of Object.entries(DEVICES))
  test.describe(deviceName, () => {
    test.use({
      viewport: { width, height },
      hasTouch: Math.min(width, height) < 600,
      colorScheme: theme,
    })
    for (const [walkName, walk] of Object.entries(WALKS))
      for (const language of languages)
        test(`${walkName} ${deviceName} ${language}`, async ({ page }) => {
          await page.addInitScript(
            (settings) => localStorage.setItem('charterstone.settings', JSON.stringify(settings)),
            { language },
          )
          await walk(page, async (screen) => {
            const name = `${screen}-${theme === 'dark' ? theme : width}-${language}`
            // Houses arrive a few at a time.
            await page.waitForTimeout(600)
            await page.screenshot({ path: `shots/${name}.png` })
            await expectNoFlaws(page, name)
          })
        })
  })
