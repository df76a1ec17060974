import type { LessonTopic } from '@charterstone/content'
import { type Catalogue, CHRONICLE, RULE_NAMES, type RuleName, type View } from '@charterstone/engine'
import type { LogStep } from '../../session/game.ts'
import type { TablePart } from '../../table/spotlight/pointer.ts'
import type { LessonName } from './lesson.ts'

/**
 * What is new at the table: rules of the game in play, of the letter that ended the game before, and of the guidepost.
 * Everything beyond the printed rules is new in the second game.
 */
export function freshTopics(
  { letteredCrates, guideposts }: Catalogue,
  { legacy, table }: View,
  log: readonly LogStep[],
): readonly LessonTopic[] {
  const { mode, game, rules, letters } = legacy
  const entered = log.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'rule-entered' ? [event.rule] : [])),
  )
  const letter = mode !== 'single' ? letteredCrates.find((def) => def.letter === letters.at(-1)) : undefined
  const first = mode === 'campaign' && game === 2 ? RULE_NAMES.filter((rule) => rules[rule]) : []
  const temporary = guideposts.find(({ number }) => number === table.guidepost)?.temporary ?? null
  const topics = [...first, ...(letter?.rules ?? []), ...entered].filter(isTopic)
  return [...new Set([...topics, ...(temporary === null ? [] : [temporary])])]
}

function isTopic(rule: RuleName): rule is RuleName & LessonTopic {
  return !CHRONICLE[rule].printed
}

/** The lessons of the guided game that teach a rule already. */
export const TAUGHT_BY: Readonly<Partial<Record<LessonTopic, LessonName>>> = {
  constructing: 'build',
  glory: 'stars',
}

/** Where a new rule shows, for those that have one place. */
export const TOPIC_PARTS: Readonly<Partial<Record<LessonTopic, TablePart>>> = {
  income: 'progress',
  guests: 'hand',
  items: 'hand',
  friends: 'hand',
  treasures: 'hand',
  'building-cards': 'hand',
  minions: 'own-seat',
  'private-objectives': 'objectives',
  'progress-two-further': 'progress',
  'progress-two-back': 'progress',
}
