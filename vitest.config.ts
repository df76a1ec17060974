import { defineConfig } from 'vitest/config'
import { sealedWords } from './packages/web/build/sealed-words-plugin.ts'

const tests = ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/*.test.mjs']
const slowTests = ['packages/*/src/**/*.slow.test.ts']
/** Their code keeps nothing between calls, so their tests share modules: loading them again for each file took two minutes. */
const pureTests = ['packages/{art,bots,content,engine,lab,protocol,testkit}/src/**/*.test.ts']

export default defineConfig({
  // Tests of screens read the words of the box as the page does.
  plugins: [sealedWords()],
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // A test hangs or it does not; how long it takes on a busy machine says nothing.
        test: {
          name: 'unit',
          include: tests,
          exclude: [...slowTests, ...pureTests],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-pure',
          include: pureTests,
          exclude: slowTests,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: slowTests, testTimeout: 600_000, hookTimeout: 600_000 },
      },
    ],
    pool: 'forks',
    // A worker thread that a test starts reads TypeScript, as it does in the game itself.
    execArgv: ['--import', new URL('tools/loader/register.mjs', import.meta.url).href],
  },
})
