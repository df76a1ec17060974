import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The page is timed by the same machinery that runs the tests. */
export default defineConfig({
  ...config,
  testMatch: 'bench/*.bench.ts',
  workers: 1,
  projects: [
    {
      name: 'bench',
      use: { viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
