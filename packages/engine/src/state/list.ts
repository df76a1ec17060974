/** Reads a list where the index is known to be good; a hole is a broken invariant. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return value
}

/** Adds to a place of a row of numbers. */
export function add(row: number[], index: number, amount: number): void {
  row[index] = at(row, index) + amount
}

export function sum(row: readonly number[], from: number, to: number): number {
  let total = 0
  for (let index = from; index < to; index++) total += row[index] ?? 0
  return total
}

/** Takes one value out of a list; it must be there. */
export function remove(list: number[], value: number): void {
  const index = list.indexOf(value)
  if (index < 0) throw new RangeError(`${value} is not in the list`)
  list.splice(index, 1)
}

/** The same list with one place replaced. */
export function replaced<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice()
  copy[index] = value
  return copy
}
