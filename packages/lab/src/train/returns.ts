/** How much of the next judgement, instead of the result, a position is taught: for two seats; less for more of them. */
const TRUST = 0.3

/**
 * TD(lambda) on margins: a seat's margin is its value less the mean of the others. Returns for every position and seat how
 * far its margin is from the mixture of later judgements and the result.
 */
export function lambdaReturns(values: Float64Array, final: Float64Array, seats: number): Float64Array {
  const positions = values.length / seats
  const errors = new Float64Array(values.length)
  const lambda = 1 - TRUST / seats
  let returns = marginsOf(final, 0, seats)
  for (let position = positions - 1; position >= 0; position--) {
    const margins = marginsOf(values, position * seats, seats)
    for (let seat = 0; seat < seats; seat++)
      errors[position * seats + seat] = ((returns[seat] ?? 0) - (margins[seat] ?? 0)) * ((seats - 1) / seats)
    returns = returns.map((later, seat) => lambda * later + (1 - lambda) * (margins[seat] ?? 0))
  }
  return errors
}

function marginsOf(values: Float64Array, from: number, seats: number): Float64Array {
  let sum = 0
  for (let seat = 0; seat < seats; seat++) sum += values[from + seat] ?? 0
  return Float64Array.from({ length: seats }, (_, seat) => {
    const own = values[from + seat] ?? 0
    return own - (sum - own) / (seats - 1)
  })
}
