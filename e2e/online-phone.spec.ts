import { expect, test } from '@playwright/test'
import { answersSeen, createTable, join, newDevice, playTo } from './online-kit.ts'
import { expectNoSidewaysScroll } from './page-kit.ts'

test.setTimeout(300_000)

// The devices are phones in every project, so one project is enough.
test('two phones join a table, change seats and play', { tag: '@desktop' }, async ({ browser }) => {
  const host = await newDevice(browser, 'Mira', 31, 'phone')
  const second = await newDevice(browser, 'Jonas', 32, 'phone')

  await test.step('a guest joins by link, leaves the seat, takes another and moves once more', async () => {
    await join(second, await createTable(host))
    await second.page.getByRole('button', { name: 'Leave seat' }).tap()
    await expect(host.page.getByText('1 seat · 1 person')).toBeVisible()
    await second.page.getByRole('button', { name: 'Sit here' }).last().tap()
    await second.page.getByRole('button', { name: 'Move here' }).first().tap()
    const own = host.page.getByRole('listitem').filter({ hasText: 'Jonas' })
    await expect(own).toHaveAttribute('data-charter', 'black')
    await expectNoSidewaysScroll(host.page)
  })

  await test.step('they play in the seats they have chosen', async () => {
    await host.page.getByRole('button', { name: 'Start the campaign' }).tap()
    await expect(second.page.locator('[data-answers]')).toBeAttached()
    await playTo([host, second], 8)
    await expect.poll(() => answersSeen(second)).toBeGreaterThanOrEqual(8)
    await expectNoSidewaysScroll(second.page)
    await second.page.reload()
    await expect.poll(() => answersSeen(second)).toBeGreaterThanOrEqual(8)
  })
  expect([host, second].flatMap(({ faults }) => faults)).toEqual([])
})
