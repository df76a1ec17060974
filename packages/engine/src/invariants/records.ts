import { openReputation, printedBoard } from '../catalogue/board.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { GLORY_STARS, MAX_CAPACITY } from '../end/glory.ts'
import { CAPACITIES } from '../state/legacy.ts'
import type { State } from '../state/state.ts'

/** Marks on charters and tracks that stay within what is printed. */
export function recordViolations({ legacy, table }: State, catalogue: Catalogue, violations: string[]): void {
  if (new Set(legacy.crates).size !== legacy.crates.length) violations.push('a crate was opened twice')
  if (new Set(legacy.letters).size !== legacy.letters.length)
    violations.push('a lettered crate was opened twice')
  for (const { glory, capacity } of legacy.charters) {
    if (glory.some((stars) => stars < 0 || stars > GLORY_STARS))
      violations.push(`glory rows: ${glory.join(' ')}`)
    for (const kind of CAPACITIES)
      if (capacity[kind] < 1 || capacity[kind] > MAX_CAPACITY)
        violations.push(`capacity for ${kind}: ${capacity[kind]}`)
  }
  unique(
    legacy.charters.map(({ victoryCard }) => victoryCard),
    'victory card',
    violations,
  )
  unique(
    legacy.charters.map(({ companion }) => companion?.number ?? 0),
    'companion',
    violations,
  )
  if (table.seats.length === 0) return
  const board = printedBoard(catalogue)
  if (table.progress < 0 || table.progress > board.progress.last)
    violations.push(`progress: ${table.progress}`)
  if (table.reputation.length > openReputation(board, table.seats.length))
    violations.push(`reputation track: ${table.reputation.length} tokens`)
  if (table.quota.length !== board.quota.length) violations.push(`quota table: ${table.quota.length} spaces`)
  if (
    new Set([...table.automaDeck, ...table.automaDiscard]).size !==
    table.automaDeck.length + table.automaDiscard.length
  )
    violations.push('an automa card is there twice')
}

function unique(numbers: readonly number[], what: string, violations: string[]): void {
  const given = numbers.filter((number) => number > 0)
  if (new Set(given).size !== given.length) violations.push(`a ${what} was given twice`)
}
