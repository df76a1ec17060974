import { CHRONICLE, LANGUAGES, RULE_NAMES } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import { ruleLessons } from './rule-lessons.ts'

const { crates, letteredCrates, guideposts } = greengully

/** Everything that can come after the first set-up. */
const topics = new Set<string>([
  ...crates.flatMap(({ rules }) => rules),
  ...letteredCrates.flatMap(({ rules }) => rules),
  ...guideposts.flatMap(({ temporary }) => (temporary === null ? [] : [temporary])),
  ...RULE_NAMES.filter((rule) => !CHRONICLE[rule].printed),
])

describe.each(LANGUAGES)('the lessons on new rules in %s', (language) => {
  const lessons = Object.entries(ruleLessons[language])

  it(`every rule that a crate, a guidepost or the end of a game brings has its lesson in ${language}`, () => {
    expect(topics.size).toBeGreaterThan(25)
    expect(lessons.map(([topic]) => topic).sort()).toEqual([...topics].sort())
  })

  it(`each lesson in ${language} is short: a title, at most three sentences and 45 words`, () => {
    const long = lessons.filter(([, { title, text }]) => {
      const sentences = text.split(/[.?!](?:\s|$)/).filter((part) => part !== '').length
      return title === '' || text === '' || sentences > 3 || text.split(' ').length > 45
    })
    expect(long.map(([topic]) => topic)).toEqual([])
  })
})
