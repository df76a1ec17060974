import { CASES, type Case } from './noun.ts'

/**
 * A message is text with places in braces:
 *   {x}                            a text or number; a quantity or a list of them in the nominative
 *   {x, capital}                   with a capital first letter
 *   {x, name}                      the name of the card or building with that index number
 *   {x, noun, acc}                 quantities in a case, joined by "and"
 *   {x, or, acc}                   the same, joined by "or"
 *   {x, word, acc.one}             the noun alone, in the form of a plural class (else that of its count)
 *   {x, plural, =0 {…} one {…} other {…}}   by number; # is the number
 *   {x, select, a {…} other {…}}   by text
 *   {x, gender, f {…} other {…}}   by the noun's gender
 */
export type Part =
  | string
  | { readonly kind: 'number' }
  | { readonly kind: 'value' | 'capital' | 'name'; readonly arg: string }
  | {
      readonly kind: 'noun' | 'or' | 'word'
      readonly arg: string
      readonly in: Case
      readonly plural: string | null
    }
  | {
      readonly kind: 'plural' | 'select' | 'gender'
      readonly arg: string
      readonly options: ReadonlyMap<string, readonly Part[]>
    }

type Read<T> = readonly [value: T, next: number]

export function parseTemplate(source: string): readonly Part[] {
  const [parts, next] = readParts(source, 0)
  if (next < source.length) throw new Error(`stray brace in message: ${source}`)
  return parts
}

function readParts(source: string, start: number): Read<readonly Part[]> {
  const parts: Part[] = []
  let at = start
  let text = ''
  const flush = () => {
    if (text !== '') parts.push(text)
    text = ''
  }
  while (at < source.length && source[at] !== '}') {
    const char = source[at]
    if (char === '{') {
      flush()
      const [part, next] = readPlace(source, at + 1)
      parts.push(part)
      at = next
    } else {
      if (char === '#') {
        flush()
        parts.push({ kind: 'number' })
      } else text += char
      at += 1
    }
  }
  flush()
  return [parts, at]
}

/** Reads what stands between the braces; `start` is behind the opening one. */
function readPlace(source: string, start: number): Read<Part> {
  const [arg, afterArg] = readWord(source, start)
  if (source[afterArg] === '}') return [{ kind: 'value', arg }, afterArg + 1]
  const [kind, afterKind] = readWord(source, afterArg + 1)
  if (kind === 'plural' || kind === 'select' || kind === 'gender') {
    const [options, next] = readOptions(source, afterKind + 1)
    return [{ kind, arg, options }, next]
  }
  const ends = source[afterKind] === '}'
  const [detail, next] = ends ? ['', afterKind] : readWord(source, afterKind + 1)
  return [placeOf(source, arg, kind, detail), next + 1]
}

function placeOf(source: string, arg: string, kind: string, detail: string): Part {
  if (kind === 'capital' || kind === 'name') return { kind, arg }
  if (kind !== 'noun' && kind !== 'or' && kind !== 'word')
    throw new Error(`unknown place in message: ${source}`)
  const [name = '', plural = null] = detail.split('.')
  const found = CASES.find((each) => each === (name === '' ? 'nom' : name))
  if (found === undefined) throw new Error(`unknown case in message: ${source}`)
  return { kind, arg, in: found, plural }
}

/** Up to the next comma or closing brace. */
function readWord(source: string, start: number): Read<string> {
  let at = start
  while (at < source.length && source[at] !== ',' && source[at] !== '}') at += 1
  return [source.slice(start, at).trim(), at]
}

function readOptions(source: string, start: number): Read<ReadonlyMap<string, readonly Part[]>> {
  const options = new Map<string, readonly Part[]>()
  let at = start
  while (at < source.length && source[at] !== '}') {
    const open = source.indexOf('{', at)
    if (open < 0) throw new Error(`unclosed choice in message: ${source}`)
    const [parts, close] = readParts(source, open + 1)
    options.set(source.slice(at, open).trim(), parts)
    at = close + 1
    while (source[at] === ' ' || source[at] === '\n') at += 1
  }
  if (!options.has('other')) throw new Error(`a choice without "other" in message: ${source}`)
  return [options, at + 1]
}
