import { expect, test } from '@playwright/test'
import { answersSeen, createTable, join, newDevice, playTo, readMoments } from './online-kit.ts'

test.setTimeout(600_000)

test('three devices and a stand-in play a game online and start the next', { tag: '@desktop' }, async ({
  browser,
}) => {
  const host = await newDevice(browser, 'Mira', 11)
  const second = await newDevice(browser, 'Jonas', 12)
  let third = await newDevice(browser, 'Vera', 13)

  await test.step('four people join a table, and one has to leave', async () => {
    const invitation = await createTable(host)
    await join(second, invitation)
    await join(third, invitation)
    const late = await newDevice(browser, 'Tomek', 14)
    await join(late, invitation)
    await expect(host.page.getByText('4 seats · 4 people')).toBeVisible()
    await late.context.close()
    await host.page.getByRole('button', { name: 'Start the campaign' }).click()
    await expect(second.page.locator('[data-answers]')).toBeAttached()
  })

  await test.step('the host lets a bot stand in', async () => {
    await readMoments(host)
    await host.page.getByRole('link', { name: 'Seats and links' }).click()
    const seat = host.page.getByRole('listitem').filter({ hasText: 'Tomek' })
    await seat.getByRole('button', { name: 'Get a stand-in' }).click()
    await host.page.getByLabel('Difficulty').selectOption('easy')
    await host.page.getByRole('button', { name: 'Get a stand-in' }).last().click()
    await expect(seat.getByText('stand-in: ')).toBeVisible()
    await host.page.getByRole('link', { name: 'Table', exact: true }).click()
    host.person.looksAgain()
    await playTo([host, second, third], 16)
  })

  await test.step('a device loses the network for a while and catches up without a reload', async () => {
    await second.page.evaluate(() => {
      document.documentElement.dataset.same = 'yes'
    })
    await second.context.setOffline(true)
    await expect(second.page.getByText('No connection to the table.')).toBeVisible()
    const before = await answersSeen(second)
    // Until all others wait for the player who is offline.
    await playTo([host, third], before + 8, 6000)
    await second.context.setOffline(false)
    await expect(second.page.getByText('No connection to the table.')).toBeHidden()
    await expect.poll(() => answersSeen(second)).toBe(await answersSeen(host))
    second.person.looksAgain()
    await playTo([host, second, third], before + 20)
    await expect(second.page.locator('html')).toHaveAttribute('data-same', 'yes')
  })

  await test.step('a device reloads and shows the same', async () => {
    const before = await answersSeen(third)
    await third.page.reload()
    third.person.looksAgain()
    await expect.poll(() => answersSeen(third)).toBeGreaterThanOrEqual(before)
    await playTo([host, second, third], before + 10)
  })

  await test.step('a player continues on another device by link', async () => {
    await third.page.getByRole('link', { name: 'Seats and links' }).click()
    await third.page.getByRole('button', { name: 'Create a link for another device, Vera' }).click()
    const link = await third.page.getByLabel('Your link, Vera').inputValue()
    await third.context.close()
    third = await newDevice(browser, 'Vera', 15)
    await third.page.goto(link)
    await expect.poll(() => answersSeen(third)).toBe(await answersSeen(host))
    await expect(third.page.getByRole('region', { name: 'Vera', exact: true })).toContainText('you')
  })

  await test.step('they finish the game, a guest reviews it, and they start the next', async () => {
    await playTo([host, second, third], Number.POSITIVE_INFINITY)
    await second.page.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(second.page.getByRole('heading', { name: 'Chance to win' })).toBeVisible({ timeout: 60_000 })
    await second.page.locator('[data-what-if]').click()
    await expect(second.page.getByText('The decks of the online table stay secret')).toBeVisible()
    await second.page.getByRole('button', { name: 'Cancel' }).click()
    await second.page.goBack()
    await host.page.getByRole('button', { name: /Pack up/ }).click()
    await host.page.getByRole('button', { name: /game 2/i }).click()
    for (const guest of [host, second, third]) {
      guest.person.looksAgain()
      await expect(guest.page.getByText(/Game 2\sof 12/)).toBeVisible()
    }
    await playTo([host, second, third], 6)
  })
  // The browser logs the requests that failed while it was offline.
  const faults = [host, second, third].flatMap((guest) => guest.faults)
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(fault))).toEqual([])
})
