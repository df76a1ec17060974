import type { QuotaRowOnBoard, QuotaSpace } from '@charterstone/engine'

type Space = QuotaRowOnBoard['spaces'][number]
type Column = { readonly column: number; readonly bonus: QuotaSpace['bonus'] }

/** The quota table as a grid: a bonus at the head of each column, and in each row a space or a gap below it. */
export type QuotaGrid = {
  readonly columns: readonly Column[]
  readonly rows: readonly {
    readonly row: QuotaRowOnBoard['row']
    readonly cells: readonly { readonly column: number; readonly space: Space | null }[]
  }[]
}

/** The longest row makes the columns; a shorter one leaves a gap where its next space has another bonus. */
export function quotaGrid(rows: readonly QuotaRowOnBoard[]): QuotaGrid {
  const longest = rows.reduce<readonly Space[]>(
    (long, { spaces }) => (spaces.length > long.length ? spaces : long),
    [],
  )
  const columns = longest.map(({ column, bonus }): Column => ({ column, bonus }))
  return { columns, rows: rows.map(({ row, spaces }) => ({ row, cells: cellsOf(columns, spaces) })) }
}

function cellsOf(columns: readonly Column[], spaces: readonly Space[]): QuotaGrid['rows'][number]['cells'] {
  let next = 0
  return columns.map(({ column, bonus }) => {
    const space = spaces[next]
    if (space?.bonus !== bonus) return { column, space: null }
    next++
    return { column, space }
  })
}
