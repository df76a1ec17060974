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

/** The places of a message, those inside its choices too. */
function placesOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'number') return []
    const inner = 'options' in part ? [...part.options.values()].flatMap(placesOf) : []
    return [part.arg, ...inner]
  })
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  const own = words[language]

  it('name everything that has a number', () => {
    expect(numbers.length).toBeGreaterThan(250)
    expect(numbers.filter((number) => (own.names[number] ?? '') === '')).toEqual([])
    expect(presets.filter(({ id }) => own.presets[id] === undefined)).toEqual([])
  })

  it('describe every card that has rules', () => {
    const bare = numbers.filter((number) => describeCard(own, greengully, number)?.text === '')
    const silent = [...greengully.companions, ...greengully.locations].map(({ number }) => number)
    expect(bare).toEqual(silent)
  })

  it('have the same names as English has, and no others', () => {
    expect(Object.keys(own.names)).toEqual(Object.keys(words.en.names))
  })

  it('have messages that can be read and use no place that English does not know', () => {
    const keys = Object.keys(words.en.messages) as MessageKey[]
    const faults = keys.filter((key) => {
      const known = new Set([...placesOf(parseTemplate(words.en.messages[key])), 'role', 'case'])
      return placesOf(parseTemplate(own.messages[key])).some((place) => !known.has(place))
    })
    expect(faults).toEqual([])
  })

  it('have a form for each plural class, and no empty one', () => {
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

  it('tell each rule in one to five sentences', () => {
    const sentences = (text: string) => text.split(/[.](?:\s|$)/).filter((part) => part !== '').length
    const rules = Object.values(own.rules)
    expect(
      rules.filter(({ name, text }) => name === '' || sentences(text) < 1 || sentences(text) > 5),
    ).toEqual([])
  })

  it('name each house rule, say what it changes and why', () => {
    expect(Object.keys(own.houseRules)).toEqual(HOUSE_RULES.map(({ field }) => field))
    for (const { name, text, reason } of Object.values(own.houseRules)) {
      expect(name).not.toBe('')
      expect(text).toMatch(/^.+\.$/)
      expect(reason).toMatch(/^.+\.$/)
    }
  })
})
