/** Rolls a whole number from 0 to below `sides`. */
export type Roll = (sides: number) => number

/** The same seeds roll the same numbers on every machine. */
export function diceOf(...seeds: readonly number[]): Roll {
  let state = 0x9e3779b9
  for (const seed of seeds) state = mixed(state ^ seed)
  return (sides) => {
    state = (state + 0x9e3779b9) | 0
    return (mixed(state) >>> 0) % sides
  }
}

export function oneOf<Value>(roll: Roll, values: readonly [Value, ...Value[]]): Value {
  return values[roll(values.length)] ?? values[0]
}

/** A number for a text, such as the id of an online table. */
export function numberOf(text: string): number {
  let number = 0
  for (let index = 0; index < text.length; index++) number = mixed(number ^ text.charCodeAt(index))
  return number >>> 0
}

/** Every bit of the result depends on every bit of the number. */
function mixed(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
