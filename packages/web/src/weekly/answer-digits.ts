/** An answer as a digit: which of how many. */
export type Digit = { readonly value: number; readonly base: number }

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BITS = 6n

/** One large number from digits of different bases, the first one lowest, in letters of an address. */
export function writeDigits(digits: readonly Digit[]): string {
  let number = 0n
  for (const { value, base } of digits.toReversed()) number = number * BigInt(base) + BigInt(value)
  let text = ''
  for (; number > 0n; number >>= BITS) text += LETTERS[Number(number & 63n)]
  return text
}

/** Takes the digits out again, one after the other. */
export type DigitReader = {
  /** The next digit; the caller knows how many values it has. */
  readonly next: (base: number) => number
  /** Whether nothing is left. */
  readonly isEmpty: () => boolean
}

/** Null when the text has other letters. */
export function readDigits(text: string): DigitReader | null {
  let number = 0n
  for (const letter of Array.from(text).toReversed()) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) return null
    number = (number << BITS) | BigInt(value)
  }
  return {
    next: (base) => {
      const digit = number % BigInt(base)
      number /= BigInt(base)
      return Number(digit)
    },
    isEmpty: () => number === 0n,
  }
}
