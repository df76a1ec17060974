/**
 * Stands in for Vitest in the processes that try mutants: it keeps the tests of a file instead of running them, so
 * that each of them can be run as often as there are mutants.
 */
export { expect } from 'vitest'

type Body = (...args: unknown[]) => unknown
type Tests = { readonly title: string; readonly run: () => unknown }[]
/** The body comes last, or before a time limit, or after settings: none of these matters here. */
type Declare = (title: string, ...rest: readonly unknown[]) => void
type Declarer = Declare & { readonly each: (table: readonly unknown[]) => Declare }

const tests: Tests = []

/** The tests declared since the last time. */
export function takeTests(): Tests {
  return tests.splice(0)
}

export const it = declarer(keep)
export const test = declarer(keep)
export const describe = declarer((_title, run) => {
  run()
})

function keep(title: string, run: () => unknown): void {
  tests.push({ title, run })
}

function declarer(declare: (title: string, run: () => unknown) => void): Declarer {
  const one: Declare = (title, ...rest) => declare(title, () => bodyOf(title, rest)())
  const each = (table: readonly unknown[]): Declare => {
    return (title, ...rest) => {
      const body = bodyOf(title, rest)
      for (const row of table)
        declare(title, () => (Array.isArray(row) ? body(...(row as unknown[])) : body(row)))
    }
  }
  return Object.assign(one, { each })
}

function bodyOf(title: string, rest: readonly unknown[]): Body {
  const body = rest.find((part) => typeof part === 'function')
  if (body === undefined) throw new Error(`"${title}" has no body`)
  return body as Body
}
