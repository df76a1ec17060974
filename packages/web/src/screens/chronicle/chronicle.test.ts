import { ICON_NAMES } from '@charterstone/art/icons/icon-shapes.ts'
import { greengully, words } from '@charterstone/content'
import { CHRONICLE, RULE_NAMES, type RuleName } from '@charterstone/engine'
import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { contentsOf } from '../archive/crate-contents.ts'
import { indexNumbers } from '../archive/index-numbers.ts'
import { EXPLAINED, RULE_ICONS } from './rule-icons.ts'
import { SLOTS, slotsOf } from './slots.ts'
import { taleOf } from './tale.ts'

function rulesIn(...names: RuleName[]) {
  const rules = Object.fromEntries(RULE_NAMES.map((rule) => [rule, names.includes(rule)]))
  return { rules: rules as Record<RuleName, boolean> }
}

describe('the slots of the Chronicle', () => {
  it('a new Chronicle is blank, with a place for each slot in order', () => {
    const slots = slotsOf(rulesIn())
    expect(slots.map(({ slot }) => slot)).toEqual(Array.from({ length: SLOTS }, (_, index) => index + 1))
    expect(slots.every(({ rules }) => rules.length === 0)).toBe(true)
  })

  it('a rule is written in its own slot and in no other', () => {
    const slots = slotsOf(rulesIn('minions')).filter(({ rules }) => rules.length > 0)
    expect(slots).toEqual([{ slot: CHRONICLE.minions.slot, rules: ['minions'] }])
  })

  it('every rule has a slot of the Chronicle that exists, or is beyond them', () => {
    expect(RULE_NAMES.filter((rule) => CHRONICLE[rule].slot > SLOTS || CHRONICLE[rule].slot < 0)).toEqual([])
  })

  it('what is beyond the slots of the Chronicle comes last, and only once it is known', () => {
    const beyond = RULE_NAMES.filter((rule) => CHRONICLE[rule].slot === 0)
    expect(beyond.length).toBeGreaterThan(0)
    expect(slotsOf(rulesIn(...beyond)).at(-1)).toEqual({ slot: 0, rules: beyond })
    expect(slotsOf(rulesIn('minions')).at(-1)?.slot).toBe(SLOTS)
  })

  it('overbuilding is pasted over constructing', () => {
    const written = (...names: RuleName[]) => slotsOf(rulesIn(...names)).flatMap(({ rules }) => rules)
    expect(written('constructing')).toEqual(['constructing'])
    expect(written('constructing', 'overbuilding')).toEqual(['overbuilding'])
  })
})

test('every rule and every explained icon of the Chronicle is drawn', () => {
  const names: readonly string[] = ICON_NAMES
  const icons = [...Object.values(RULE_ICONS), ...EXPLAINED.map(({ icon }) => icon)]
  expect(icons.filter((icon) => !names.includes(icon))).toEqual([])
})

test('no icon of the Chronicle is explained twice', () => {
  const icons = EXPLAINED.map(({ icon }) => icon)
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
})

describe('a story as this village reads it', () => {
  const { state } = scenario()
  const story = {
    title: 'A letter to {village}',
    paragraphs: ['One in {village}.', 'Two.'],
    variants: [
      { when: 'seats:<6', after: 1, paragraph: 'A small village.' },
      { when: 'spectral:bound', after: 0, paragraph: 'A spectre.' },
      { when: 'spectral:freed', after: 2, paragraph: 'Freed.' },
    ],
  } as const

  it('a story as this village reads it has the name of the village', () => {
    const tale = taleOf(greengully, state.legacy, story, 'Brook')
    expect(tale.title).toBe('A letter to Brook')
    expect(tale.paragraphs[0]?.text).toBe('One in Brook.')
  })

  it('a paragraph that remembers a choice stands where it belongs, marked', () => {
    const { paragraphs } = taleOf(greengully, state.legacy, story, '')
    expect(paragraphs.map(({ text, isRemembered }) => `${text} ${isRemembered}`)).toEqual([
      'One in . false',
      'A small village. true',
      'Two. false',
    ])
  })

  it('one remembering paragraph comes before all others, and one after the last', () => {
    const bound = { ...state.legacy, spectral: 0 }
    expect(taleOf(greengully, bound, story, '').paragraphs[0]?.text).toBe('A spectre.')
    const freed = { ...state.legacy, letters: ['I' as const] }
    expect(taleOf(greengully, freed, story, '').paragraphs.at(-1)?.text).toBe('Freed.')
  })
})

describe('the index of the archive', () => {
  const numbers = indexNumbers(greengully)

  it('the index of the archive lists everything in the box once, in order', () => {
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(numbers).toContain(greengully.buildings[0]?.number)
    expect(numbers).toContain(greengully.guideposts[0]?.number)
  })

  it('the index of the archive leaves out the cards of automas', () => {
    const automas = greengully.personas.filter(({ kind }) => kind === 'automa')
    expect(automas.length).toBeGreaterThan(0)
    expect(automas.filter(({ number }) => numbers.includes(number))).toEqual([])
  })
})

describe('the contents of an opened crate', () => {
  const [crate] = greengully.crates
  if (crate === undefined) throw new Error('no crate')

  it('the contents of an opened crate name every thing in it, with its icon', () => {
    const contents = contentsOf(words.en, greengully, {
      ...crate,
      minion: 'golem',
      rules: ['minions'],
      persona: null,
    })
    expect(contents.filter(({ icon }) => icon === 'building')).toHaveLength(crate.buildings.length)
    expect(contents).toContainEqual({ icon: 'chronicle', name: words.en.rules.minions.name, number: null })
    const golem = greengully.minions.find(({ type }) => type === 'golem')
    expect(contents.find(({ icon }) => icon === 'golem')?.number).toBe(golem?.number)
    expect(contents.map(({ icon }) => icon)).not.toContain('persona')
  })

  it('the contents of an opened crate leave out what has no name yet', () => {
    const sealed = { ...words.en, names: {} }
    const named = contentsOf(words.en, greengully, { ...crate, rules: [], minion: null })
    expect(named.length).toBeGreaterThan(0)
    const rules = { ...words.en.rules, minions: { name: '', text: '' } }
    const blank = contentsOf({ ...sealed, rules }, greengully, {
      ...crate,
      buildings: [],
      objectives: [],
      persona: null,
      minion: null,
      rules: ['minions'],
    })
    expect(blank).toEqual([])
  })
})
