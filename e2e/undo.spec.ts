import { expect, test } from '@playwright/test'
import { answersOf, faultsOf } from './page-kit.ts'
import { sitDown } from './table.ts'

test.setTimeout(300_000)

test('[D6] the undo button stays, says why it is closed, and asks for consent', async ({
  page,
  hasTouch,
}) => {
  const faults = faultsOf(page)
  await page.goto('/new')
  await page.getByRole('button', { name: 'Remove Vera' }).click()
  await page.getByRole('listitem').nth(1).getByRole('radio', { name: 'Person' }).check()
  await page.getByText('House rules and seed').click()
  await page.getByLabel('Seed', { exact: true }).fill('7')
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await page.waitForURL(/\/play\//)
  const person = sitDown(page, 11, hasTouch ? 'finger' : 'mouse')
  const undo = page.getByRole('button', { name: /^Undo/ })
  const count = async () => (await answersOf(page)).length

  await test.step('before the first answer there is nothing to undo', async () => {
    await person.playsUntil(({ kind }) => kind === 'asked')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(undo).toHaveAttribute('title', 'There’s nothing to undo yet.')
    await undo.click({ force: true })
    await expect(page.getByText('There’s nothing to undo yet.')).toBeVisible()
  })

  await test.step('after something was revealed, everyone has to agree', async () => {
    for (;;) {
      const sight = await person.playsUntil(({ kind }) => kind === 'asked')
      if (((await undo.getAttribute('title')) ?? '').endsWith('since.')) break
      await person.acts(sight)
    }
    const before = await count()
    await undo.click({ force: true })
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Everyone at the table has to agree.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await count()).toBe(before)
    await undo.click({ force: true })
    await dialog.getByRole('button', { name: 'We all agree' }).click()
    await expect.poll(count).toBeLessThan(before)
  })

  await test.step('the log shows the undo, also after a reload', async () => {
    await page.getByRole('link', { name: /log/i }).first().click()
    const line = page.getByText(/undoes \d+\ssteps? with everyone’s agreement/)
    await expect(line).toBeVisible()
    await page.reload()
    await expect(line).toBeVisible()
  })
  expect(faults).toEqual([])
})
