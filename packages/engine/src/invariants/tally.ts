const NUMBERS = 1024

/** How often each index number was seen. Reused from call to call, so that asking at every decision costs little. */
export type Tally = { readonly counts: Uint8Array; total: number }

export function newTally(): Tally {
  return { counts: new Uint8Array(NUMBERS), total: 0 }
}

export function clear(tally: Tally): void {
  tally.counts.fill(0)
  tally.total = 0
}

export function note(tally: Tally, numbers: readonly number[]): void {
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] ?? 0
    tally.counts[number] = countOf(tally, number) + 1
  }
  tally.total += numbers.length
}

export function countOf(tally: Tally, number: number): number {
  return tally.counts[number] ?? 0
}
