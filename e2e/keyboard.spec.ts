import { expect, type Page, test } from '@playwright/test'
import { answersOf, faultsOf } from './page-kit.ts'
import { sitDown } from './table.ts'

test.setTimeout(600_000)

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(focused)) return
  }
  throw new Error(`no way to ${name} by tab`)
}

test('the first turns can be played by keyboard', { tag: '@desktop' }, async ({ page }) => {
  const faults = faultsOf(page)
  await test.step('from the first screen to the table', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Start a campaign' })).toBeVisible()
    await tabTo(page, /Start a campaign/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
    await tabTo(page, /Start the campaign/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/play\//)
  })

  const person = sitDown(page, 3, 'keys')
  const count = async () => (await answersOf(page)).length
  const playOn = async (answers: number) => {
    const enough = (await count()) + answers
    for (;;) {
      const sight = await person.playsUntil(({ kind }) => kind === 'asked')
      if ((await count()) >= enough) return
      await person.acts(sight)
    }
  }

  await test.step('some turns by keyboard', () => playOn(12))

  await test.step('an answer is undone', async () => {
    const canUndo = page.getByRole('button', { name: /^Undo/ }).and(page.locator(':not([data-closed])'))
    while (!(await canUndo.isVisible())) await playOn(1)
    const before = await count()
    await page.keyboard.press('u')
    await expect.poll(count).toBeLessThan(before)
    person.looksAgain()
    await playOn(1)
  })

  await test.step('the list of closed options opens', async () => {
    await page.keyboard.press('w')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('the text view accepts answers', async () => {
    await page.keyboard.press('x')
    await expect(page.getByRole('heading', { level: 1, name: 'The table as text' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await playOn(3)
    await page.keyboard.press('x')
    await expect(page.locator('[data-village]')).toBeVisible()
  })
  expect(faults).toEqual([])
})
