// npm run box: makes again what is derived from the numbers of the box; see "Change the numbers of the box" in CONTRIBUTING.md.
// npm run box -- golden texts: only these steps.
import { ensureInstalled } from './install.mjs'
import { run, runSource } from './run.mjs'

const cli = 'packages/cli/bin/charterstone.mjs'

/** In this order: game 6 of the golden campaigns is judged by par, and the docs name it. */
const steps = {
  par: () =>
    run('node', [
      cli,
      'balance',
      '--campaigns',
      '128',
      '--seed',
      '1',
      '--par',
      'packages/content/src/par.ts',
    ]),
  golden: () => runSource('packages/lab/src/golden/write-golden.ts'),
  texts: () => runSource('packages/lab/src/box/write-texts.ts'),
}

const names = /** @type {(keyof typeof steps)[]} */ (Object.keys(steps))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.some((step) => step === name))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no such step. The steps are ${names.join(', ')}.`)
  process.exit(2)
}

ensureInstalled()
const failed = names
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .find((name) => {
    console.log(`== ${name}`)
    return !steps[name]()
  })
process.exitCode = failed === undefined ? 0 : 1
