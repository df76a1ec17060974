/**
 * Decides between two means while results come in: whether it is rather `even`, or rather at least `better`. Wald's
 * sequential test for values whose spread is estimated from themselves: the logarithm of the likelihood ratio grows by
 * each value, and the test ends when it leaves the bounds for the wanted chance of error.
 */
export type SequentialTest = {
  readonly even: number
  readonly better: number
  /** The chance to say `better` though it is even, and the other way round. */
  readonly error: number
}

export type Verdict = {
  readonly answer: 'better' | 'not better' | 'undecided'
  /** Values that were needed. */
  readonly used: number
  /** The logarithm of the likelihood ratio, and the bound at which it ends. */
  readonly evidence: number
  readonly bound: number
}

/** So few values say too little about their own spread. */
const FEWEST = 20

/** Looks at the values one after the other and stops as soon as they decide. */
export function sequentialVerdict(
  values: Iterable<number>,
  { even, better, error }: SequentialTest,
): Verdict {
  const bound = Math.log((1 - error) / error)
  let used = 0
  let sum = 0
  let squares = 0
  let evidence = 0
  for (const value of values) {
    used += 1
    sum += value
    squares += value * value
    evidence = evidenceOf(used, sum, squares, even, better)
    if (used >= FEWEST && Math.abs(evidence) >= bound)
      return { answer: evidence > 0 ? 'better' : 'not better', used, evidence, bound }
  }
  return { answer: 'undecided', used, evidence, bound }
}

function evidenceOf(used: number, sum: number, squares: number, even: number, better: number): number {
  const mean = sum / used
  // Values that are all alike must not count as certainty: the step between the two means is the least spread.
  const variance = Math.max(
    (squares / used - mean * mean) * (used / Math.max(1, used - 1)),
    (better - even) ** 2,
  )
  return (used * (better - even) * (mean - (even + better) / 2)) / variance
}
