import type Sqlite from 'libsql'
import type { EntryRow, Outcome } from './appender.ts'

const INSERT = 'insert into entries (table_id, seq, at, body) values (?, ?, ?, ?) on conflict do nothing'
const WAKE = 'update tables set wake_at = ? where id = ?'

/** Writes rows with statements that are prepared once, in one transaction. The tables must exist when the first row is written. */
export function makeRowWriter(file: Sqlite.Database): (rows: readonly EntryRow[]) => Outcome[] {
  let statements: Statements | null = null
  return (rows) => {
    statements ??= prepare(file)
    return writeAll(statements, rows)
  }
}

type Statements = ReturnType<typeof prepare>

function prepare(file: Sqlite.Database) {
  return {
    begin: file.prepare('begin immediate'),
    insert: file.prepare(INSERT),
    wake: file.prepare(WAKE),
    commit: file.prepare('commit'),
    rollback: file.prepare('rollback'),
  }
}

function writeAll(statements: Statements, rows: readonly EntryRow[]): Outcome[] {
  statements.begin.run()
  try {
    const outcomes = rows.map((row) => writeRow(statements, row))
    statements.commit.run()
    return outcomes
  } catch (error) {
    rollBack(statements)
    throw error
  }
}

/** After some errors, such as a full disk, the transaction is gone already. */
function rollBack({ rollback }: Statements): void {
  try {
    rollback.run()
  } catch {
    // The first error is the one to report.
  }
}

function writeRow({ insert, wake }: Statements, { table_id, seq, at, body, wakeAt }: EntryRow): Outcome {
  if (insert.run(table_id, seq, at, body).changes === 0) return 'taken'
  if (wakeAt !== undefined) wake.run(wakeAt, table_id)
  return 'written'
}
