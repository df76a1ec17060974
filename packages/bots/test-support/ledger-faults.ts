import { WIN_UNIT } from '../src/review/fixed-point.ts'
import type { GameReview, Sums } from '../src/review/review.ts'

/** What does not add up in a review; empty when all is well. */
export function ledgerFaults({ ledger, line, turns, seats }: GameReview): string[] {
  const faults: string[] = []
  const expectSum = (what: string, { start, luck, own, others, result }: Sums): void => {
    if (start + luck + own + others !== result) faults.push(`${what} does not add up`)
    if (![start, luck, own, others, result].every(Number.isSafeInteger)) faults.push(`${what} is not whole`)
  }
  for (const row of ledger) {
    expectSum(`seat ${row.seat}`, row)
    expectSum(`VP of seat ${row.seat}`, row.vp)
  }
  const total = (of: (row: Sums) => number): number => ledger.reduce((sum, row) => sum + of(row), 0)
  if (total(({ start }) => start) !== WIN_UNIT) faults.push('the starts are not one win')
  if (total(({ result }) => result) !== WIN_UNIT) faults.push('the results are not one win')
  if (total(({ luck }) => luck) !== 0) faults.push('the luck of all is not 0')
  for (const { win, step } of line) {
    if (win.length !== seats || win.reduce((sum, each) => sum + each, 0) !== WIN_UNIT)
      faults.push(`the line at ${step} is not one win`)
  }
  for (const { isForced, loss, grade, step } of turns)
    if (isForced && (loss !== 0 || grade !== 'fine')) faults.push(`a forced turn at ${step} is ${grade}`)
  return faults
}
