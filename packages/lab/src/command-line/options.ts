import { usageFailure } from './failure.ts'

/** Options as the parser of the command line gives them: numbers, texts, true, or a list of these when repeated. */
export type Options = Readonly<Record<string, unknown>>

export function isOn(options: Options, name: string): boolean {
  return options[name] === true
}

export function textOption(options: Options, name: string): string | undefined {
  const value = options[keyOfOption(name)]
  if (value === undefined) return undefined
  if (Array.isArray(value)) throw usageFailure(`--${name} is given twice`)
  if (typeof value !== 'string' && typeof value !== 'number') throw usageFailure(`--${name} needs a value`)
  return String(value)
}

/** The parser calls `--seconds-per-turn` secondsPerTurn. */
function keyOfOption(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export type Bounds = { readonly from: number; readonly to: number }

export function numberOption(options: Options, name: string, { from, to }: Bounds): number | undefined {
  const text = textOption(options, name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < from || value > to)
    throw usageFailure(`--${name} must be a whole number from ${from} to ${to}, not ${text}`)
  return value
}

export function wordOption<Word extends string>(
  options: Options,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = textOption(options, name)
  if (text === undefined) return undefined
  return knownWord(name, text, words)
}

/** Words between commas. */
export function wordsOption<Word extends string>(
  options: Options,
  name: string,
  words: readonly Word[],
): readonly Word[] | undefined {
  return textOption(options, name)
    ?.split(',')
    .map((word) => knownWord(name, word.trim(), words))
}

function knownWord<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word.toLowerCase() === text.toLowerCase())
  if (found === undefined) throw usageFailure(`--${name} must be one of ${words.join(', ')}, not "${text}"`)
  return found
}
