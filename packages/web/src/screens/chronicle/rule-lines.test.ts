import { words } from '@charterstone/content'
import { LANGUAGES, RULE_NAMES } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { RULE_LINE_ICONS } from './rule-line-icons.ts'
import { linesOfRule, sentencesOf } from './rule-lines.ts'

describe('a rule in lines', () => {
  it.each(LANGUAGES)('each sentence of a rule has an icon of its own: %s', (language) => {
    for (const rule of RULE_NAMES) {
      const icons = linesOfRule(words[language], rule).map(({ icon }) => icon)
      expect(icons).toEqual(RULE_LINE_ICONS[rule])
      expect(new Set(icons).size).toBe(icons.length)
    }
  })

  it.each(LANGUAGES)('the sentence about the progress token has the sun: %s', (language) => {
    const token = { en: 'progress token', de: 'Fortschrittsmarker', pl: 'znacznik postępu' }[language]
    const line = linesOfRule(words[language], 'overbuilding').find(({ sentence }) => sentence.includes(token))
    expect(line?.icon).toBe('progress')
  })

  it.each(LANGUAGES)('nothing of a rule is lost between its lines: %s', (language) => {
    for (const rule of RULE_NAMES) {
      const lines = linesOfRule(words[language], rule)
      expect(lines.map(({ sentence }) => sentence).join(' ')).toBe(words[language].rules[rule].text)
    }
  })

  it('a sentence ends at a full stop before a capital letter, not inside brackets or numbers', () => {
    expect(sentencesOf('Pay 1.5 coins (or more. or less). Then go.')).toEqual([
      'Pay 1.5 coins (or more. or less).',
      'Then go.',
    ])
  })
})
