import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { RuleName, Words } from '@charterstone/engine'
import { RULE_ICONS } from './rule-icons.ts'
import { RULE_LINE_ICONS } from './rule-line-icons.ts'

/** A sentence of a rule, with the icon of what it speaks of. */
export type RuleLine = { readonly sentence: string; readonly icon: IconName }

/** A rule as lines. */
export function linesOfRule(words: Words, rule: RuleName): readonly RuleLine[] {
  return sentencesOf(words.rules[rule].text).map((sentence, index) => ({
    sentence,
    icon: RULE_LINE_ICONS[rule][index] ?? RULE_ICONS[rule],
  }))
}

/** One line a sentence; parts in brackets stay together. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
}
