import type Sqlite from 'libsql'

/** The texts of this program are few; those with a list of values have a text for each length. */
const MAX_KEPT = 200
/** Others, such as a pragma, do their work when they are prepared. */
const KEPT = /^(select|insert|update|delete) /

/** Prepares statements, and keeps them for the next time: preparing a query takes longer than running it. */
export function makeStatements(
  file: { readonly prepare: (sql: string) => Sqlite.Statement },
  maxKept = MAX_KEPT,
): { readonly of: (sql: string) => Sqlite.Statement } {
  const kept = new Map<string, Sqlite.Statement>()
  return {
    of: (sql) => {
      const known = kept.get(sql)
      if (known !== undefined) return known
      const statement = file.prepare(sql)
      if (!KEPT.test(sql)) return statement
      if (kept.size >= maxKept) kept.clear()
      kept.set(sql, statement)
      return statement
    },
  }
}
