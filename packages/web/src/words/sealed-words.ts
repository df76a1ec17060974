import type { GuidepostText, LessonTopic, RuleLesson, Story, StoryBook } from '@charterstone/content'
import type { RuleName, RuleWords, Words } from '@charterstone/engine'

/** What may be read once one seal is open: a crate, a letter, a guidepost, a rule. */
export type SealedWords = {
  /** By index number. */
  readonly names?: Readonly<Record<string, string>>
  readonly rules?: Readonly<Partial<Record<RuleName, RuleWords>>>
  /** By the name under which the campaign remembers them: `3`, `9:happy`, `18:defeat`. */
  readonly stories?: Readonly<Record<string, Story>>
  readonly guideposts?: Readonly<Record<string, GuidepostText>>
  readonly tales?: Tales
  /** What the coach says about new rules. */
  readonly lessons?: Readonly<Partial<Record<LessonTopic, RuleLesson>>>
  /** One line for each thing: by index number, `crate-12`, or the name of a peril. */
  readonly flavour?: Readonly<Record<string, string>>
}

export type Tales = Partial<
  Pick<StoryBook, 'companions' | 'spectral' | 'candle' | 'specialPersonas' | 'founders' | 'epilogues'>
>

/** The grammar of a table: no names, no rules, nothing that is sealed. */
export type TableWords = Omit<Words, 'names' | 'rules' | 'houseRules' | 'presets'>

/** What is said before a game: house rules, charters, villages for single games. */
export type SetupWords = Pick<Words, 'houseRules' | 'charters' | 'presets'>
