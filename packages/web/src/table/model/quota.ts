import type { QuotaRowOnBoard, QuotaSpace } from '@charterstone/engine'

type Space = QuotaRowOnBoard['spaces'][number]
type Bonus = QuotaSpace['bonus']
type Column = { readonly column: number; readonly bonus: Bonus }

/** The quota table as a grid: a bonus at the head of each column, and in each row a space or a gap below it. */
export type QuotaGrid = {
  readonly columns: readonly Column[]
  readonly rows: readonly {
    readonly row: QuotaRowOnBoard['row']
    readonly cells: readonly { readonly column: number; readonly space: Space | null }[]
  }[]
}

/** The longest row makes the columns; another leaves a gap, or adds a column, where its next space has another bonus. */
export function quotaGrid(rows: readonly QuotaRowOnBoard[]): QuotaGrid {
  const bonuses = rows
    .toSorted((a, b) => b.spaces.length - a.spaces.length)
    .reduce<readonly Bonus[]>((columns, { spaces }) => withColumnsFor(spaces, columns), [])
  const columns = bonuses.map((bonus, index): Column => ({ column: index + 1, bonus }))
  return { columns, rows: rows.map(({ row, spaces }) => ({ row, cells: cellsOf(columns, spaces) })) }
}

/** The columns, with more where a row would not find the bonus of its next space. */
function withColumnsFor(spaces: readonly Space[], columns: readonly Bonus[]): readonly Bonus[] {
  const all = [...columns]
  let next = 0
  for (const { bonus } of spaces) {
    const found = all.indexOf(bonus, next)
    if (found < 0) all.splice(next, 0, bonus)
    next = Math.max(found, next) + 1
  }
  return all
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
