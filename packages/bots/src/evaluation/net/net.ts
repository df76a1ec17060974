/** A small network with one hidden layer. All its numbers are in rows by input, then by unit. */
export type Net = {
  readonly inputs: number
  readonly units: number
  /** From each input to each hidden unit. */
  readonly hidden: Float64Array
  readonly bias: Float64Array
  /** From each hidden unit to the value, and from each input straight to it. */
  readonly output: Float64Array
  readonly direct: Float64Array
}

/** The share of a negative sum that a unit passes on. */
export const LEAK = 0.1

export function emptyNet(inputs: number, units: number): Net {
  return {
    inputs,
    units,
    hidden: new Float64Array(inputs * units),
    bias: new Float64Array(units),
    output: new Float64Array(units),
    direct: new Float64Array(inputs),
  }
}

/** The parts of a net in the order in which they are stored. */
export function partsOf({ hidden, bias, output, direct }: Net): readonly Float64Array[] {
  return [hidden, bias, output, direct]
}

/**
 * The value of a row of inputs, in victory points. Sums are made in a fixed order with plain arithmetic, so every machine gets
 * the same number. `sums` holds one number for each unit and is overwritten; inputs of 0, which are most of them, cost nothing.
 */
export function netValue(net: Net, row: Float64Array | Float32Array, sums: Float64Array, from = 0): number {
  const { inputs, units, hidden, bias, output, direct } = net
  sums.set(bias)
  let value = 0
  for (let input = 0; input < inputs; input++) {
    const x = row[from + input] ?? 0
    if (x === 0) continue
    value += x * (direct[input] ?? 0)
    const first = input * units
    for (let unit = 0; unit < units; unit++) sums[unit] = (sums[unit] ?? 0) + x * (hidden[first + unit] ?? 0)
  }
  for (let unit = 0; unit < units; unit++) {
    const sum = sums[unit] ?? 0
    value += (sum > 0 ? sum : sum * LEAK) * (output[unit] ?? 0)
  }
  return value
}
