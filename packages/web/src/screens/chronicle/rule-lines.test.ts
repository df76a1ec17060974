import { words } from '@charterstone/content'
import { LANGUAGES, RULE_NAMES } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { linesOfRule, sentencesOf } from './rule-lines.ts'

describe('a rule in lines', () => {
  it('each line has the icon of what it names first', () => {
    const icons = linesOfRule(words.en, 'minions').map(({ icon }) => icon)
    expect(icons.slice(0, 2)).toEqual(['minion', 'worker-large'])
  })

  it.each(LANGUAGES)('nothing of a rule is lost between its lines: %s', (language) => {
    for (const rule of RULE_NAMES) {
      const lines = linesOfRule(words[language], rule)
      expect(lines.map(({ sentence }) => sentence).join(' ')).toBe(words[language].rules[rule].text)
    }
  })

  it.each(LANGUAGES)('most lines of a longer rule have icons of their own: %s', (language) => {
    for (const rule of ['minions', 'items', 'peril', 'reputation'] as const) {
      const icons = linesOfRule(words[language], rule).map(({ icon }) => icon)
      expect(new Set(icons).size).toBeGreaterThan(1)
    }
  })

  it('a sentence ends at a full stop before a capital letter, not inside brackets or numbers', () => {
    expect(sentencesOf('Pay 1.5 coins (or more. or less). Then go.')).toEqual([
      'Pay 1.5 coins (or more. or less).',
      'Then go.',
    ])
  })
})
