/** What a weighted regression needs to know of its samples; sums of different games add up. */
export type Sums = {
  readonly size: number
  /** The last row and column belong to the constant. */
  readonly products: number[]
  readonly targets: number[]
  squares: number
  weight: number
}

export function emptySums(features: number): Sums {
  const size = features + 1
  return {
    size,
    products: new Array<number>(size * size).fill(0),
    targets: new Array<number>(size).fill(0),
    squares: 0,
    weight: 0,
  }
}

export function addSample(sums: Sums, row: readonly number[], target: number, weight: number): void {
  const { size, products, targets } = sums
  const full = [...row, 1]
  for (let a = 0; a < size; a++) {
    const left = (full[a] ?? 0) * weight
    if (left === 0) continue
    targets[a] = (targets[a] ?? 0) + left * target
    for (let b = 0; b < size; b++)
      products[a * size + b] = (products[a * size + b] ?? 0) + left * (full[b] ?? 0)
  }
  sums.squares += weight * target * target
  sums.weight += weight
}

export function addSums(into: Sums, more: Sums): void {
  more.products.forEach((value, index) => {
    into.products[index] = (into.products[index] ?? 0) + value
  })
  more.targets.forEach((value, index) => {
    into.targets[index] = (into.targets[index] ?? 0) + value
  })
  into.squares += more.squares
  into.weight += more.weight
}

/**
 * The weights that explain the targets best, drawn towards what was believed before: each `spread` says how far
 * from its prior a weight may be expected. A weight with spread 0 stays as it is.
 */
export function regress(
  sums: Sums,
  prior: readonly number[],
  spread: readonly number[],
  noise: number,
): number[] {
  const { size, products, targets } = sums
  const full = [...prior, 0]
  const matrix = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size }, (_, b) => products[a * size + b] ?? 0),
  )
  const side = targets.map((target, a) =>
    full.reduce((rest, weight, b) => rest - (products[a * size + b] ?? 0) * weight, target),
  )
  for (let a = 0; a < size; a++) {
    const row = matrix[a]
    const width = spread[a] ?? CONSTANT_SPREAD
    if (row === undefined) continue
    if (width === 0) {
      row.fill(0)
      row[a] = 1
      side[a] = 0
    } else row[a] = (row[a] ?? 0) + (noise * noise) / (width * width)
  }
  const change = solve(matrix, side)
  return prior.map((weight, index) => (spread[index] === 0 ? weight : weight + (change[index] ?? 0)))
}

const CONSTANT_SPREAD = 10

/** Gauss, with the largest pivot of each column. */
function solve(matrix: number[][], side: number[]): number[] {
  const size = side.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row
    swap(matrix, column, pivot)
    swap(side, column, pivot)
    const head = matrix[column] ?? []
    for (let row = column + 1; row < size; row++) {
      const line = matrix[row] ?? []
      const factor = (line[column] ?? 0) / (head[column] ?? 1)
      if (factor === 0) continue
      for (let place = column; place < size; place++)
        line[place] = (line[place] ?? 0) - factor * (head[place] ?? 0)
      side[row] = (side[row] ?? 0) - factor * (side[column] ?? 0)
    }
  }
  const result = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let rest = side[row] ?? 0
    for (let place = row + 1; place < size; place++)
      rest -= (matrix[row]?.[place] ?? 0) * (result[place] ?? 0)
    result[row] = rest / (matrix[row]?.[row] ?? 1)
  }
  return result
}

function swap<T>(list: T[], a: number, b: number): void {
  const first = list[a]
  const second = list[b]
  if (first === undefined || second === undefined) return
  list[a] = second
  list[b] = first
}
