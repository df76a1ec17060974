import { LANGUAGES } from '@charterstone/engine'
import { type Page, test } from '@playwright/test'
import { expectNoFlaws } from '../flaws.ts'
import { walkBook } from '../walks/book.ts'
import { walkDialogs } from '../walks/dialogs.ts'
import { walkEnd } from '../walks/end.ts'
import { walkLearn } from '../walks/learn.ts'
import { walkMoments } from '../walks/moments.ts'
import { walkOnline } from '../walks/online.ts'
import { walkStart } from '../walks/start.ts'
import { walkStudy } from '../walks/study.ts'
import { walkTable } from '../walks/table.ts'
import type { Visit } from '../walks/walk-kit.ts'

test.setTimeout(900_000)

const DEVICES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
} as const
/** The themes, and how long a picture waits: houses arrive a few at a time, colours fade, and cards rise from their crate. */
const THEMES = [
  ['light', 600],
  ['dark', 250],
] as const
const WALKS: Readonly<Record<string, (page: Page, visit: Visit) => Promise<void>>> = {
  start: walkStart,
  learn: walkLearn,
  table: walkTable,
  moments: walkMoments,
  dialogs: walkDialogs,
  book: walkBook,
  end: walkEnd,
  study: walkStudy,
  online: walkOnline,
}
const FOLDER = process.env.SHOTS ?? 'shots'

for (const [deviceName, { width, height }] of Object.entries(DEVICES))
  test.describe(deviceName, () => {
    test.use({
      viewport: { width, height },
      hasTouch: width < 1000,
    })
    for (const [walkName, walk] of Object.entries(WALKS))
      for (const language of LANGUAGES)
        test(`${walkName} ${deviceName} ${language}`, async ({ page }) => {
          await page.addInitScript(
            (settings) => localStorage.setItem('charterstone.settings', JSON.stringify(settings)),
            { language },
          )
          await walk(page, async (screen) => {
            const name = `${screen}-${width}-${language}`
            for (const [colorScheme, wait] of THEMES) {
              await page.emulateMedia({ colorScheme })
              await page.waitForTimeout(wait)
              await page.evaluate(atRest)
              await page.screenshot({ path: `${FOLDER}/${name}${colorScheme === 'dark' ? '-dark' : ''}.png` })
            }
            await expectNoFlaws(page, name)
            await page.emulateMedia({ colorScheme: 'light' })
          })
        })
  })

/** Runs in the page. Resolves when every movement that has an end is over; a change of colours begins with the next frame. */
async function atRest(): Promise<void> {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
