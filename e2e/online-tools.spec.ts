import { expect, type Page, test } from '@playwright/test'
import { answersSeen, newDevice, playTo } from './online-kit.ts'
import { storedCampaigns } from './page-kit.ts'

test.setTimeout(300_000)

/** Two people at one screen, who go online in the middle of a game. */
async function beginAtHome(page: Page): Promise<void> {
  await page.goto('/new')
  await page.getByRole('button', { name: 'Remove Vera' }).click()
  await page.getByRole('listitem').nth(1).getByRole('radio', { name: 'Person' }).check()
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await page.waitForURL(/\/play\//)
  await expect.poll(async () => (await storedCampaigns(page)).length).toBe(1)
}

test('a local campaign goes online, gets a time limit and a spectator, and is copied back', {
  tag: '@desktop',
}, async ({ browser }) => {
  const host = await newDevice(browser, 'Mira', 21)
  const second = await newDevice(browser, 'Jonas', 22)

  const links = await test.step('the host takes it online and takes a seat', async () => {
    await beginAtHome(host.page)
    await host.page.goto('/')
    await host.page.getByRole('button', { name: /^More/ }).first().click()
    await host.page.getByRole('menuitem', { name: 'Continue online' }).click()
    await host.page.getByRole('button', { name: 'Create table' }).click()
    await host.page.waitForURL(/\/t\/.+\/seats/)
    await host.page.getByRole('button', { name: 'Take this seat' }).first().click()
    await host.page.getByRole('button', { name: 'Create a link for another device, Mira' }).click()
    await expect(host.page.getByLabel('Your link, Mira')).toBeVisible()
    const invitation = await host.page.getByLabel('Invitation').inputValue()
    const watching = await host.page.getByLabel('Spectator link').inputValue()
    return { invitation, watching }
  })

  await test.step('the other player takes the free seat', async () => {
    await second.page.goto(links.invitation)
    await second.page.getByRole('link', { name: 'Choose a seat' }).click()
    await second.page.getByRole('button', { name: 'Take this seat' }).click()
    await expect(second.page.getByRole('button', { name: /link for another device, Jonas/ })).toBeVisible()
  })

  await test.step('they agree on a time limit and chat', async () => {
    await second.page.getByRole('combobox', { name: 'Time limit' }).selectOption('24')
    await second.page.getByRole('button', { name: 'Propose' }).click()
    await host.page.getByRole('button', { name: 'Agree' }).click()
    await expect(second.page.getByText('Each decision has a limit of 24 hours.')).toBeVisible()
    await host.page.getByRole('button', { name: /^Table talk/ }).click()
    await host.page.getByLabel('Write a message').fill('Ready? <3')
    await host.page.keyboard.press('Enter')
    await expect(second.page.getByText('Ready? <3')).toBeVisible()
    await second.page.getByRole('button', { name: /^Table talk/ }).click()
    await second.page.getByRole('button', { name: 'Applause' }).click()
    await expect(host.page.getByRole('log').getByRole('img', { name: 'Applause' })).toBeVisible()
    for (const { page } of [host, second]) await page.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a spectator watches and opens one moment of the game', async () => {
    for (const { page } of [host, second])
      await page.getByRole('link', { name: 'Table', exact: true }).click()
    await playTo([host, second], 6)
    const guest = await newDevice(browser, 'Guest', 23)
    await guest.page.goto(links.watching.replace('#', '/g/1/s/2#'))
    await expect(guest.page.getByLabel('Link to this moment')).toHaveValue(/\/g\/1\/s\/2/)
    await guest.page.getByRole('link', { name: 'Table', exact: true }).click()
    await expect.poll(() => answersSeen(guest)).toBe(await answersSeen(host))
    await expect(guest.page.locator('[data-option]')).toHaveCount(0)
    await guest.context.close()
  })

  await test.step('the host copies it to the device', async () => {
    const played = await answersSeen(host)
    await host.page.goto(`${new URL(host.page.url()).pathname}/seats`)
    await host.page.getByRole('button', { name: 'Copy to this device' }).click()
    await host.page.waitForURL(/\/play\//)
    await expect.poll(() => answersSeen(host)).toBe(played)
    await expect.poll(() => storedCampaigns(host.page)).toHaveLength(2)
  })
  expect([host, second].flatMap(({ faults }) => faults)).toEqual([])
})
