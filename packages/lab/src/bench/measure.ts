import { quantile } from '../statistics/quantile.ts'

const ROUNDS = 7
const ROUND_MS = 400
const WARM_UP_MS = 4000

/** How many units of work are done in a second: the median of several rounds after a warm-up. `work` returns its units. */
export function perSecond(work: () => number): number {
  runFor(work, WARM_UP_MS)
  return quantile(
    Array.from({ length: ROUNDS }, () => runFor(work, ROUND_MS)),
    0.5,
  )
}

function runFor(work: () => number, milliseconds: number): number {
  const start = performance.now()
  let units = 0
  let passed = 0
  while (passed < milliseconds) {
    units += work()
    passed = performance.now() - start
  }
  return (units / passed) * 1000
}
