import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { joinAnd, joinOr } from './join.ts'
import type { Arg, Args, MessageArgs, MessageKey } from './message.ts'
import type { Case, Quantity } from './noun.ts'
import { type Part, parseTemplate } from './template.ts'
import type { Words } from './words.ts'

/** A message of the table in the words of one language. Keys without places take no third argument. */
export function format<Key extends MessageKey>(
  words: Words,
  key: Key,
  ...args: keyof MessageArgs[Key] extends never ? [] : [MessageArgs[Key]]
): string {
  const given: Args = args[0] ?? {}
  return render(words, partsOf(words.messages[key]), given, 0)
}

/** "2 coins", "2 Münzen", "2 monety". */
export function formatQuantity(words: Words, { noun, count }: Quantity, inCase: Case = 'nom'): string {
  return `${count}${words.list.counted}${formOf(words, { noun, count }, inCase, null)}`
}

/** The noun without its number, in the plural class of `count`. */
export function formatNoun(words: Words, quantity: Quantity, inCase: Case = 'nom'): string {
  return formOf(words, quantity, inCase, null)
}

/** The name of a card or building; a constructed card bears that of its building. */
export function nameOf(words: Words, number: number): string {
  const name = words.names[number]
  if (name !== undefined) return name
  const built = words.names[number - CONSTRUCTED]
  return built === undefined ? `#${number}` : format(words, 'name.constructed', { name: built })
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// Parsed messages and plural rules never change, so both are made once.
const parsed = new Map<string, readonly Part[]>()
const rules = new Map<string, Intl.PluralRules>()

function partsOf(template: string): readonly Part[] {
  const known = parsed.get(template)
  if (known !== undefined) return known
  const parts = parseTemplate(template)
  parsed.set(template, parts)
  return parts
}

export function pluralOf(words: Words, count: number): string {
  const known = rules.get(words.language) ?? new Intl.PluralRules(words.language)
  rules.set(words.language, known)
  return known.select(count)
}

function render(words: Words, parts: readonly Part[], args: Args, number: number): string {
  return parts.map((part) => renderPart(words, part, args, number)).join('')
}

function renderPart(words: Words, part: Part, args: Args, number: number): string {
  if (typeof part === 'string') return part
  if (part.kind === 'number') return String(number)
  const arg = args[part.arg]
  if (arg === undefined) throw new Error(`message needs "${part.arg}"`)
  switch (part.kind) {
    case 'value':
      return textOf(words, arg)
    case 'capital':
      return capital(textOf(words, arg))
    case 'name':
      return nameOf(words, Number(arg))
    case 'noun':
      return joinAnd(
        words,
        quantitiesOf(arg).map((each) => formatQuantity(words, each, part.in)),
      )
    case 'or':
      return joinOr(
        words,
        quantitiesOf(arg).map((each) => formatQuantity(words, each, part.in)),
      )
    case 'word':
      return joinAnd(
        words,
        quantitiesOf(arg).map((each) => formOf(words, each, part.in, part.plural)),
      )
    case 'plural': {
      const count = countOf(arg)
      const chosen = part.options.get(`=${count}`) ?? part.options.get(pluralOf(words, count))
      return render(words, chosen ?? part.options.get('other') ?? [], args, count)
    }
    case 'select':
      return render(
        words,
        part.options.get(textOf(words, arg)) ?? part.options.get('other') ?? [],
        args,
        number,
      )
    case 'gender': {
      const gender = quantitiesOf(arg).map((each) => words.nouns[each.noun].gender)[0] ?? 'x'
      return render(words, part.options.get(gender) ?? part.options.get('other') ?? [], args, number)
    }
  }
}

function formOf(words: Words, { noun, count }: Quantity, inCase: Case, plural: string | null): string {
  const entry = words.nouns[noun]
  const forms = entry[inCase] ?? entry.nom
  const place = words.plurals.findIndex((each) => each === (plural ?? pluralOf(words, count)))
  return forms[place] ?? forms[forms.length - 1] ?? noun
}

function textOf(words: Words, arg: Arg): string {
  if (typeof arg === 'string' || typeof arg === 'number') return String(arg)
  return joinAnd(
    words,
    quantitiesOf(arg).map((each) => formatQuantity(words, each)),
  )
}

function quantitiesOf(arg: Arg): readonly Quantity[] {
  if (typeof arg === 'string' || typeof arg === 'number') throw new Error(`not a quantity: ${arg}`)
  return 'noun' in arg ? [arg] : arg
}

function countOf(arg: Arg): number {
  if (typeof arg === 'string') throw new Error(`not a number: ${arg}`)
  if (typeof arg === 'number') return arg
  return quantitiesOf(arg).reduce((sum, each) => sum + each.count, 0)
}
