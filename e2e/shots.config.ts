import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** Pictures of the page, with the configuration of the tests. */
export default defineConfig({
  ...config,
  testMatch: 'shots/*.shots.ts',
  outputDir: '../test-results',
  retries: 1,
  projects: [{ name: 'shots' }],
})
