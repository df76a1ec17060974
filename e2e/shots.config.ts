import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** Pictures are taken by the same machinery that runs the tests. */
export default defineConfig({
  ...config,
  testMatch: 'shots/*.shots.ts',
  outputDir: '../test-results',
  retries: 1,
  projects: [{ name: 'shots' }],
})
