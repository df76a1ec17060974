import { type Language, type Part, parseTemplate } from '@charterstone/engine'

/** What stands in the places of a message; names stand there as a list. */
export type Places = Readonly<Record<string, string | number | readonly string[]>>

/** A message of the page with its places filled: texts, numbers, plurals, choices and lists. */
export function fill(language: Language, template: string, places: Places): string {
  return partsOf(template)
    .map((part) => textOf(language, part, places, 0))
    .join('')
}

// Messages and plural rules never change, so both are read once.
const parsed = new Map<string, readonly Part[]>()
const plurals = new Map<Language, Intl.PluralRules>()

function partsOf(template: string): readonly Part[] {
  const known = parsed.get(template)
  if (known !== undefined) return known
  const parts = parseTemplate(template)
  parsed.set(template, parts)
  return parts
}

function textOf(language: Language, part: Part, places: Places, number: number): string {
  if (typeof part === 'string') return part
  if (part.kind === 'number') return String(number)
  const value = places[part.arg] ?? ''
  if (part.kind === 'plural' || part.kind === 'select') {
    const count = part.kind === 'plural' ? Number(value) : number
    const chosen =
      part.kind === 'plural'
        ? (part.options.get(`=${count}`) ?? part.options.get(classOf(language, count)))
        : part.options.get(String(value))
    const parts = chosen ?? part.options.get('other') ?? []
    return parts.map((each) => textOf(language, each, places, count)).join('')
  }
  return typeof value === 'object' ? listOf(language, value) : String(value)
}

const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und', pl: 'i' }

/** "Ann, Ben and Cem". The browser's own lists would cost the first screen more time than all its other words. */
function listOf(language: Language, names: readonly string[]): string {
  const last = names.slice(-2).join(` ${AND[language]} `)
  return [...names.slice(0, -2), last].join(', ')
}

function classOf(language: Language, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}
