import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { beginCampaign, expectNoSidewaysScroll } from './page-kit.ts'

const SCREENS = ['/', '/new', '/single', '/settings', '/about']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme })

    for (const path of SCREENS) {
      test(`nobody is shut out of ${path}`, async ({ page }) => {
        if (path === '/') await beginCampaign(page)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
