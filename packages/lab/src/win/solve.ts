/**
 * Solves the equations of a symmetric positive matrix, of which only the lower half is read, by Cholesky's method. The matrix is
 * overwritten.
 */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const { length: size } = right
  const at = (row: number, column: number): number => matrix[row * size + column] ?? 0
  for (let column = 0; column < size; column++)
    for (let row = column; row < size; row++) {
      let rest = at(row, column)
      for (let index = 0; index < column; index++) rest -= at(row, index) * at(column, index)
      if (row === column && rest <= 0) throw new Error('the matrix is not positive')
      matrix[row * size + column] = row === column ? Math.sqrt(rest) : rest / at(column, column)
    }
  const result = Float64Array.from(right)
  for (let row = 0; row < size; row++) {
    let rest = result[row] ?? 0
    for (let index = 0; index < row; index++) rest -= at(row, index) * (result[index] ?? 0)
    result[row] = rest / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = result[row] ?? 0
    for (let index = row + 1; index < size; index++) rest -= at(index, row) * (result[index] ?? 0)
    result[row] = rest / at(row, row)
  }
  return result
}
