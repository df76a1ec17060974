import type { CHRONICLE, Language, RuleName, TemporaryRule } from '@charterstone/engine'
import { ruleLessons as german } from './de/rule-lessons.ts'
import { ruleLessons as english } from './en/rule-lessons.ts'
import { ruleLessons as polish } from './pl/rule-lessons.ts'

type PrintedRule = {
  readonly [Rule in RuleName]: (typeof CHRONICLE)[Rule]['printed'] extends true ? Rule : never
}[RuleName]

/** What a crate, a guidepost or the end of a game can bring: a rule for the Chronicle, or one for a single game. */
export type LessonTopic = Exclude<RuleName, PrintedRule> | TemporaryRule

/** What the coach says about a new rule: how to play with it. The rule itself is in the Chronicle. */
export type RuleLesson = { readonly title: string; readonly text: string }

export type RuleLessons = Readonly<Record<LessonTopic, RuleLesson>>

export const ruleLessons: Readonly<Record<Language, RuleLessons>> = { en: english, de: german, pl: polish }
