export type { CampaignConfig } from './campaign/new-campaign.ts'
export type { CampaignScore, Result } from './campaign/result.ts'
export type { SeatRefusal } from './campaign/seats.ts'
export type { SingleGameConfig, Village } from './campaign/single-game.ts'
export { epilogueOf, isRemembered, type StoryCondition, variantsToTell } from './campaign/story.ts'
export type * from './catalogue/ability.ts'
export * from './catalogue/amount.ts'
export type * from './catalogue/automa.ts'
export * from './catalogue/board.ts'
export type * from './catalogue/card.ts'
export {
  buildingOf,
  type CatalogueCard,
  type CatalogueKind,
  CONSTRUCTED,
  cardOf,
  cardsOf,
  cardTypeOf,
  defOf,
  numbersBySlug,
  slugOf,
} from './catalogue/card-of.ts'
export type * from './catalogue/catalogue.ts'
export * from './catalogue/charter.ts'
export * from './catalogue/countable.ts'
export type * from './catalogue/crate.ts'
export type * from './catalogue/effect.ts'
export * from './catalogue/good.ts'
export type * from './catalogue/guidepost.ts'
export * from './catalogue/rule-name.ts'
export * from './catalogue/special-cards.ts'
export type { AdviceMessages, PurposeMessages } from './describe/advice-message.ts'
export type { CardMessages } from './describe/card-message.ts'
export { type Cast, castOf } from './describe/cast.ts'
export { type CardText, describe, type Showing } from './describe/describe.ts'
export { describeAbility } from './describe/describe-ability.ts'
export { describeBuilding, describeMinion, noteOfFreeing, notesOfBuilding } from './describe/describe-card.ts'
export { describeCondition } from './describe/describe-condition.ts'
export { describeCost, quantitiesOfCost } from './describe/describe-cost.ts'
export { describeEffects } from './describe/describe-effect.ts'
export { gainsOf } from './describe/describe-gain.ts'
export { format, formatQuantity, nameOf } from './describe/format.ts'
export type { Args, MessageArgs, MessageKey } from './describe/message.ts'
export {
  CASES,
  type Case,
  type Forms,
  type Noun,
  type NounKey,
  type Quantity,
  quantity,
} from './describe/noun.ts'
export { quotaNoun } from './describe/quota-noun.ts'
export type { ReviewMessages } from './describe/review-message.ts'
export { sentenceOfDecision } from './describe/sentence-of-decision.ts'
export { sentenceOfEvent } from './describe/sentence-of-event.ts'
export { sentenceOfOption } from './describe/sentence-of-option.ts'
export { sentenceOfReason, sentenceOfUndoReason, sentenceOfWarning } from './describe/sentence-of-reason.ts'
export { GLORY_ROWS, type GloryRow } from './describe/table-message.ts'
export { type Part, parseTemplate } from './describe/template.ts'
export * from './describe/words.ts'
export { createEngine, type Engine, type Refusal } from './engine.ts'
export { violationsOf } from './invariants/violations.ts'
export { type Decision, type DecisionKind, seedNumbersOf } from './loop/decision.ts'
export type { Event } from './loop/event.ts'
export type { Frame } from './loop/frame.ts'
export { isRevelation, type Revelation, revelationIn } from './loop/revelation.ts'
export { keyOf } from './option/key-of.ts'
export type * from './option/option.ts'
export type { Asked } from './option/options-of.ts'
export { readName } from './option/read-option.ts'
export { type Rng, roll, seedRng, shuffle } from './random/random.ts'
export { checkChain, type Difference } from './record/check-chain.ts'
export type { Fork } from './record/fork.ts'
export { type ForkOptions, forkOfView, forkRecord } from './record/fork-record.ts'
export { backTo, type GameSoFar, type ReplayedStep, replaySteps } from './record/game-so-far.ts'
export { isConfig } from './record/import/config-schema.ts'
export { type ImportedRecord, type ImportOptions, importRecord } from './record/import/import-record.ts'
export { LIMITS as IMPORT_LIMITS } from './record/import/limits.ts'
export { MIGRATIONS, type Migration } from './record/migration.ts'
export { type ParsedRecord, parseRecord, type RecordFault } from './record/parse-record.ts'
export { isPersonAt, personsAt, playerAt } from './record/players.ts'
export {
  beginPlaythrough,
  type CampaignStart,
  giveAnswer,
  logOf,
  type Playthrough,
  packUpGame,
  setUpGame,
  undoLast,
  undoNow,
} from './record/playthrough.ts'
export * from './record/record.ts'
export { type ReplayPosition, type ReplayVisitor, replayRecord } from './record/replay-record.ts'
export { type Opening, openingOf, resumeGradually, resumePlaythrough, revise } from './record/resume.ts'
export { changeSeat, type SeatChange } from './record/seat-change.ts'
export {
  beginningStep,
  isRefusal,
  PERSON,
  type Step,
  type StepHead,
  type StepResult,
  takeStep,
} from './record/step.ts'
export {
  isFreeToUndo,
  UNDO_REASONS,
  type Undo,
  type UndoReason,
  undoAtOneScreen,
  undoOf,
} from './record/undo.ts'
export {
  addUndo,
  type PublicUndo,
  publicUndos,
  type UndoEntry,
  withUndoEvents,
} from './record/undo-log.ts'
export { type Verdict, verifyRecord } from './record/verify-record.ts'
export { isSameVersion, RULES_VERSION, type Version, versionOf } from './record/version.ts'
export {
  currentVillageName,
  renameVillage,
  type VillageName,
  villageNameFrom,
} from './record/village-name.ts'
export { LACKS, type Lack, type Reason } from './rules/lack.ts'
export { cleanName, MAX_NAME_LENGTH } from './rules/names.ts'
export { reputationRanks } from './rules/reputation.ts'
export { hash } from './state/hash.ts'
export {
  changedRules,
  HOUSE_RULE_IDS,
  HOUSE_RULES,
  type HouseRule,
  type HouseRuleId,
  type HouseRules,
  houseRulesFrom,
  houseRulesOf,
  STANDARD_RULES,
} from './state/house-rules.ts'
export * from './state/legacy.ts'
export * from './state/spot.ts'
export { STATE_FORMAT, type State } from './state/state.ts'
export type { Seat, Table } from './state/table.ts'
export { type Board, type BoardSpot, boardOf, type QuotaRowOnBoard } from './view/board-of.ts'
export { hiddenMark } from './view/hidden-mark.ts'
export type { View } from './view/view.ts'
