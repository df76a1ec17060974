import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4188)
const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // Chromium has no sandbox as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}

/** What they test has nothing to do with the size of the screen, or with touch. */
const ANY_SIZE = /(bundle|import|offline|same-answers|sound|storage|tabs)\.spec\.ts/

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine can be too slow. A test that passes the second time is reported as flaky.
  retries: 1,
  reporter: [['list']],
  timeout: 120_000,
  // The machine may be busy with other things.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    launchOptions,
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    // Each test begins with an empty cache, and filling it for offline use takes a third of the time. Tests of that allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: ANY_SIZE,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node ../scripts/start.mjs',
    // Online tables of the tests are temporary: npm run e2e names a folder, and removes it.
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA ?? join(tmpdir(), 'charterstone-e2e'),
      LOG_LEVEL: 'warn',
    },
    url: `http://127.0.0.1:${PORT}`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
})
