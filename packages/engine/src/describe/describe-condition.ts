import type { Condition } from '../catalogue/countable.ts'
import type { GuidepostDef } from '../catalogue/guidepost.ts'
import { format } from './format.ts'
import { quantity } from './noun.ts'
import { finished } from './sentence.ts'
import type { Words } from './words.ts'

/** A condition as a sentence: "You have at least 3 items." */
export function describeCondition(words: Words, condition: Condition): string {
  return finished(conditionIn(words, condition, 'condition'))
}

/** The same behind "if": "you have at least 3 items", in German with the verb at the end. */
export function clauseOfCondition(words: Words, condition: Condition): string {
  return conditionIn(words, condition, 'clause')
}

function conditionIn(words: Words, condition: Condition, form: 'condition' | 'clause'): string {
  const noun = `count.${condition.count}` as const
  if (condition.atLeast !== undefined) {
    return format(words, `${form}.at-least`, { what: quantity(noun, condition.atLeast) })
  }
  const max = condition.atMost ?? 0
  return format(words, `${form}.${max === 0 ? 'none' : 'at-most'}`, { what: quantity(noun, max) })
}

/** What a guidepost asks for: "Have the most personas at the end of the game." */
export function describeGoal(words: Words, goal: GuidepostDef['goal']): string {
  if (goal === 'candle') return finished(format(words, 'goal.candle'))
  if ('most' in goal) return finished(format(words, 'goal.most', { what: quantity(`count.${goal.most}`, 2) }))
  return finished(format(words, 'goal.fewest', { what: quantity(`count.${goal.fewest}`, 2) }))
}
