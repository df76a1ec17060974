/** How the clauses of the rules and the titles of the tests fit together. */
export type Coverage = {
  readonly clauses: number
  readonly implemented: number
  readonly covered: number
  readonly pending: readonly string[]
  /** Tests that cite no clause, and clauses without a test. */
  readonly orphans: readonly string[]
}

/** A clause that has a test is not pending any more, whatever the list says. */
export function coverageOf(
  clauses: readonly string[],
  later: readonly string[],
  cited: ReadonlySet<string>,
): Coverage {
  const pending = clauses.filter((id) => later.includes(id) && !cited.has(id))
  const implemented = clauses.filter((id) => !pending.includes(id))
  const untested = implemented.filter((id) => !cited.has(id))
  const unknown = [...cited, ...later].filter((id) => !clauses.includes(id))
  return {
    clauses: clauses.length,
    implemented: implemented.length,
    covered: implemented.length - untested.length,
    pending,
    orphans: [...new Set([...unknown.sort(), ...untested])],
  }
}
