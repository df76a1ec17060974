import {
  CASES,
  describe as describeCard,
  HOUSE_RULES,
  LANGUAGES,
  type MessageKey,
  type Part,
  parseTemplate,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import { presets } from '../presets.ts'
import { words } from './words.ts'

const { crates: _, ...numbered } = greengully
const numbers = Object.values(numbered).flatMap((list) =>
  Array.isArray(list)
    ? (list as readonly unknown[]).flatMap((def) => (hasNumber(def) ? [def.number] : []))
    : [],
)

function hasNumber(def: unknown): def is { readonly number: number } {
  return typeof def === 'object' && def !== null && 'number' in def && typeof def.number === 'number'
}

/** The placeholders of a message, also inside its choices. */
function placeholdersOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'number') return []
    const inner = 'options' in part ? [...part.options.values()].flatMap(placeholdersOf) : []
    return [part.arg, ...inner]
  })
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  const own = words[language]

  it(`everything with a number has a name in ${language}`, () => {
    expect(numbers.length).toBeGreaterThan(250)
    expect(numbers.filter((number) => (own.names[number] ?? '') === '')).toEqual([])
    expect(presets.filter(({ id }) => own.presets[id] === undefined)).toEqual([])
  })

  it(`every card with rules has a text in ${language}`, () => {
    const bare = numbers.filter((number) => describeCard(own, greengully, number)?.text === '')
    const silent = [...greengully.companions, ...greengully.locations].map(({ number }) => number)
    expect(bare).toEqual(silent)
  })

  it(`the names in ${language} are those of English`, () => {
    expect(Object.keys(own.names)).toEqual(Object.keys(words.en.names))
  })

  it(`the messages in ${language} can be parsed and use only the placeholders of English`, () => {
    const keys = Object.keys(words.en.messages) as MessageKey[]
    const faults = keys.filter((key) => {
      const known = new Set([...placeholdersOf(parseTemplate(words.en.messages[key])), 'role', 'case'])
      return placeholdersOf(parseTemplate(own.messages[key])).some((placeholder) => !known.has(placeholder))
    })
    expect(faults).toEqual([])
  })

  it(`every noun in ${language} has a form for each plural class`, () => {
    const faults = Object.entries(own.nouns).filter(([, noun]) =>
      CASES.some((each) => {
        const forms = noun[each]
        return (
          forms !== undefined &&
          (forms.length > own.plurals.length || forms.length === 0 || forms.includes(''))
        )
      }),
    )
    expect(faults).toEqual([])
  })

  it(`each rule in ${language} has one to five sentences`, () => {
    const sentences = (text: string) => text.split(/[.](?:\s|$)/).filter((part) => part !== '').length
    const rules = Object.values(own.rules)
    expect(
      rules.filter(({ name, text }) => name === '' || sentences(text) < 1 || sentences(text) > 5),
    ).toEqual([])
  })

  it(`each house rule in ${language} has a name, a text and a reason`, () => {
    expect(Object.keys(own.houseRules)).toEqual(HOUSE_RULES.map(({ field }) => field))
    for (const { name, text, reason } of Object.values(own.houseRules)) {
      expect(name).not.toBe('')
      expect(text).toMatch(/^.+\.$/)
      expect(reason).toMatch(/^.+\.$/)
    }
  })
})
