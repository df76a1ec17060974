import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first argument of it(), test() or describe(), also behind .each(...), when it begins with ids in brackets. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.[a-zA-Z]+)*\(|\)\()\s*['"`]((?:\[[A-Z][A-Z0-9.]*\]\s*)+)/g
const ID = /\[([A-Z][A-Z0-9.]*)\]/g
const COMMENT = /^\s*(?:\/\/|\*|\/\*).*$/gm

/** The ids that the titles of all tests cite. */
export function citedIn(root: string): ReadonlySet<string> {
  return new Set(testFiles(root).flatMap((file) => citedBy(readFileSync(file, 'utf8'))))
}

export function citedBy(text: string): string[] {
  return [...text.replace(COMMENT, '').matchAll(TITLE)].flatMap(([, ids = '']) =>
    [...ids.matchAll(ID)].map(([, id = '']) => id),
  )
}

function testFiles(root: string): string[] {
  const packages = join(root, 'packages')
  return readdirSync(packages).flatMap((name) => {
    const source = join(packages, name, 'src')
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(source, file))
  })
}
