import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** Benchmarks of the page, with the configuration of the tests. */
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
