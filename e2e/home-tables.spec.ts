import { expect, test } from '@playwright/test'
import { createTable, join, newDevice } from './online-kit.ts'

test.use({ serviceWorkers: 'allow' })

test('online tables are on the home screen, with whose turn it is; offline they are safe', async ({
  browser,
}, { project }) => {
  const shape = project.name === 'phone' ? 'phone' : 'desk'
  const host = await newDevice(browser, 'Mira', 21, shape)
  const guest = await newDevice(browser, 'Piotr', 22, shape)
  const invitation = await createTable(host, 'Amberwick')
  await join(guest, invitation)
  await expect(guest.page.getByRole('heading', { name: 'Amberwick' })).toBeVisible()
  await host.page.getByRole('button', { name: 'Rename' }).click()
  await host.page.getByLabel('Name of the village').fill('Fenbury')
  await host.page.getByRole('button', { name: 'Rename' }).last().click()
  await expect(guest.page.getByRole('heading', { name: 'Fenbury' })).toBeVisible()
  await host.page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(guest.page.locator('[data-answers]')).toBeAttached()

  const lines: string[] = []
  for (const { page } of [host, guest]) {
    await page.goto('/')
    const table = page.getByRole('listitem').filter({ hasText: 'Fenbury' })
    await expect(table).toContainText(/your turn|Waiting for/)
    lines.push((await table.textContent()) ?? '')
  }
  // One of them has the turn, and the other one waits for that person.
  const isHosts = lines[0]?.includes('your turn') === true
  expect(lines[isHosts ? 1 : 0]).toContain(`Waiting for ${isHosts ? 'Mira' : 'Piotr'}`)
  expect(lines[isHosts ? 0 : 1]).toContain('your turn')

  const { page, context } = guest
  await page.getByRole('link', { name: 'Play online' }).click()
  await expect(page.getByRole('link', { name: 'Fenbury' })).toBeVisible()
  await context.setOffline(true)
  const offline = 'You’re offline. Your tables are safe and come back with the connection.'
  await expect(page.getByText(offline)).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText(offline)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(offline)).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fenbury' })).toContainText(
    /your turn|Waiting for/,
  )
  await page.getByRole('link', { name: 'Fenbury' }).click()
  await page.waitForURL(/\/t\//)
  for (const device of [host, guest]) {
    expect(device.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await device.context.close()
  }
})
