export { greengully } from './catalogue.ts'
export { type Preset, type PresetPlots, presets } from './presets.ts'
export type {
  CompanionText,
  EpilogueKind,
  Flavour,
  GuidepostText,
  LabelledText,
  SpecialPersonaText,
  Stories,
  Story,
  StoryBook,
  StoryOutcome,
  StoryVariant,
} from './story/story.ts'
export { type LessonTopic, type RuleLesson, ruleLessons } from './words/rule-lessons.ts'
export { words } from './words/words.ts'
