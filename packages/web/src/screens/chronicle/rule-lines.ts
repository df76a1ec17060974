import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { NounKey, RuleName, Words } from '@charterstone/engine'
import { NO_BREAK } from '../../words/tied.ts'
import { EXPLAINED, RULE_ICONS } from './rule-icons.ts'

/** A sentence of a rule, with the icon of what it speaks of. */
export type RuleLine = { readonly sentence: string; readonly icon: IconName }

/** A rule as lines. An icon is used once where possible, so that the lines differ at a glance. */
export function linesOfRule(words: Words, rule: RuleName): readonly RuleLine[] {
  const used = new Set<IconName>()
  return sentencesOf(words.rules[rule].text).map((sentence) => {
    const named = iconsIn(words, sentence)
    const icon = named.find((each) => !used.has(each)) ?? RULE_ICONS[rule]
    used.add(icon)
    return { sentence, icon }
  })
}

/** One line a sentence; parts in brackets stay together. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
}

/** The icons of the things that a sentence names, in its order. */
function iconsIn(words: Words, sentence: string): readonly IconName[] {
  const text = ` ${sentence.toLowerCase()}`.replaceAll(NO_BREAK, ' ')
  return EXPLAINED.map(({ icon, noun }) => ({ icon, at: firstPlace(text, stemOf(words, noun)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ icon }) => icon)
}

/** Where a word begins with the stem; -1 for nowhere. */
function firstPlace(text: string, stem: string): number {
  if (stem.length < SHORTEST) return -1
  return [' ', '(', '-'].reduce((first, before) => {
    const at = text.indexOf(before + stem)
    return at < 0 || (first >= 0 && first < at) ? first : at
  }, -1)
}

/** The cases without an article. */
const BARE = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const
const SHORTEST = 2

/** What all forms of a noun have in common, so that every case of it is found. */
function stemOf({ nouns }: Words, noun: NounKey): string {
  const known = nouns[noun]
  const forms = BARE.flatMap((each) => known[each] ?? []).map((form) => form.toLowerCase())
  return forms.reduce((stem, form) => {
    let length = 0
    while (length < stem.length && stem[length] === form[length]) length++
    return stem.slice(0, length)
  })
}
