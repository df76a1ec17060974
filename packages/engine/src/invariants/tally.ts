const NUMBERS = 1024

/** How often each index number was seen. */
export type Tally = { readonly counts: Uint8Array; total: number }

export function tallyOf(...lists: readonly (readonly number[])[]): Tally {
  const tally: Tally = { counts: new Uint8Array(NUMBERS), total: 0 }
  for (const list of lists) note(tally, list)
  return tally
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
