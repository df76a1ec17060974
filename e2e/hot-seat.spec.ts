import { expect, type Page, test } from '@playwright/test'
import { answersOf, expectNoSidewaysScroll, faultsOf, storedCampaigns } from './page-kit.ts'
import { said } from './said.ts'
import { sitDown } from './table.ts'

test.setTimeout(600_000)

/** Two people at one screen, without bots. */
async function startCampaign(page: Page): Promise<void> {
  await page.goto('/new')
  await page.getByRole('button', { name: 'Remove Vera' }).click()
  await page.getByRole('listitem').nth(1).getByRole('radio', { name: 'Person' }).check()
  await page.getByText('House rules and seed').click()
  await page.getByLabel('Seed', { exact: true }).fill('7')
  await expect(page.getByText('2 seats · 2 people')).toBeVisible()
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await page.waitForURL(/\/play\//)
}

/** Visits other screens in the middle of a game and returns. */
async function switchLanguage(page: Page, name: string, tag: string): Promise<void> {
  await page.getByRole('button', { name: said('table.menu') }).click()
  await page.getByRole('menuitem', { name: said('table.settings') }).click()
  await page.getByRole('radio', { name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await page.goBack()
}

test('two people at one screen play the first game and start the second', async ({ page, hasTouch }) => {
  const faults = faultsOf(page)
  await startCampaign(page)
  const person = sitDown(page, 11, hasTouch ? 'finger' : 'mouse')
  const count = async () => (await answersOf(page)).length
  const playOn = async (answers: number) => {
    const before = await count()
    for (;;) {
      const sight = await person.playsUntil(({ kind }) => kind === 'asked')
      if ((await count()) >= before + answers) return sight
      await person.acts(sight)
    }
  }

  await test.step('an answer can be undone', async () => {
    const undo = page.getByRole('button', { name: /^Undo/ }).and(page.locator(':not([data-closed])'))
    await playOn(1)
    while (!(await undo.isVisible())) await playOn(1)
    const before = await count()
    await undo.click()
    await expect.poll(count).toBeLessThan(before)
    person.looksAgain()
  })

  await test.step('a reload returns to the same decision', async () => {
    await playOn(3)
    const before = await person.playsUntil(
      ({ kind, keys }) => kind === 'asked' && keys.some((key) => /^(pay|gain|card|bump|plot):/.test(key)),
    )
    await page.reload()
    person.looksAgain()
    expect(await person.sees()).toEqual(before)
  })

  await test.step('the language changes in the middle of the game', async () => {
    const question = page.locator('[data-answers] [role=status]')
    const english = await question.textContent()
    await switchLanguage(page, 'Deutsch', 'de')
    await expect(question).not.toHaveText(english ?? '')
    await playOn(5)
    await switchLanguage(page, 'Polski', 'pl')
    await playOn(5)
    await expectNoSidewaysScroll(page)
  })

  await test.step('the game ends, and one press leads to the next one', async () => {
    await person.acts(await person.playsUntil(({ kind }) => kind === 'next-game'))
    await expect.poll(async () => (await storedCampaigns(page))[0]?.record.games.length).toBe(1)
    await playOn(2)
  })
  expect(faults).toEqual([])
})
