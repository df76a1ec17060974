import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FINDINGS = 25
const root = new URL('..', import.meta.url).pathname
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const walks = files
  .filter((file) => file.startsWith('e2e/walks/'))
  .map((file) => readFileSync(root + file, 'utf8'))
  .join('\n')
/** The rows of the findings: the number and what shows that it is closed. */
const rows = [...readFileSync(`${root}docs/look.md`, 'utf8').matchAll(/^\| F(\d+) .*\| ([^|]+) \|$/gm)].map(
  ([, number, shown = '']) => ({
    number: Number(number),
    names: [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }),
)

/**
 * A test of the repository, or a picture of a screen that a walk visits.
 * @param {string} name
 */
function exists(name) {
  if (/\.(test|spec)\./.test(name)) return files.some((file) => file === name || file.endsWith(`/${name}`))
  const screen = name.replace(/-(\d+|\*).*$/, '').replace(/^tab-.*/, 'tab-')
  return new RegExp(`['"\`\\n ]${screen}['"\`:$]`).test(walks)
}

test('the table of findings in docs/look.md has a row for each finding', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: FINDINGS }, (_, index) => index + 1))
})

test.each(rows)('F$number names tests and pictures that exist', ({ names }) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !exists(name))).toEqual([])
})
