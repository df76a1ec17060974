export { missingFor } from './advice/goals.ts'
export type { Purpose, PurposeKind } from './advice/purpose.ts'
export { commonsEffect } from './advice/visit.ts'
export { type BotAnswer, type BotQuestion, makeAnswerer } from './answerer.ts'
export * from './bot.ts'
export * from './bot-name.ts'
export { type BotConfig, createBot } from './create-bot.ts'
export { cardFactsOf } from './evaluation/card-facts.ts'
export { createEvaluator, type Evaluator, seatValue } from './evaluation/evaluator.ts'
export { FEATURE_NAMES } from './evaluation/features.ts'
export { judge } from './evaluation/judge.ts'
export { INPUT_COUNT } from './evaluation/net/input-names.ts'
export { LEARNED_NET } from './evaluation/net/learned-net.ts'
export { emptyNet, LEAK, type Net, netValue, partsOf } from './evaluation/net/net.ts'
export { fillInputs } from './evaluation/net/net-inputs.ts'
export { type Making, type NetText, readNet, type StoredNet, writeNet } from './evaluation/net/stored-net.ts'
export { TUNED, weightRow } from './evaluation/weights.ts'
export { FITTED_WIN } from './evaluation/win/fitted-win.ts'
export { sharesOf } from './evaluation/win/shares.ts'
export {
  fillWinFacts,
  fillWinValues,
  MAIN_WIN_INPUTS,
  WIN_INPUT,
  WIN_INPUT_COUNT,
  WIN_INPUT_NAMES,
} from './evaluation/win/win-inputs.ts'
export { type Reply, replyTo } from './pool/reply.ts'
export type { QuickBot, QuickView } from './quick/quick-bot.ts'
export { makeQuickBots } from './quick/quick-bots.ts'
export { reviewFingerprint } from './review/fingerprint.ts'
export { VP_UNIT, WIN_UNIT } from './review/fixed-point.ts'
export {
  gameOfRecord,
  type NoReview,
  type RecordedGame,
  type RecordedStep,
  type SeenGame,
  seenGame,
} from './review/recorded-game.ts'
export type * from './review/review.ts'
export {
  type CampaignPoint,
  type CampaignReview,
  type LuckOfSeat,
  luckOf,
  reviewCampaign,
} from './review/review-campaign.ts'
export { type ReviewOptions, reviewGame } from './review/review-game.ts'
export { type Goal, goalOfCard, isInReach, isReachedBy } from './route/goal.ts'
export { missingTo } from './route/missing.ts'
export { missingWithoutPlace, placesFor } from './route/places-for.ts'
export { type Route, searchRoute } from './route/route.ts'
export { hasNextTurn, hasTurnLeft } from './route/turn-left.ts'
export { sameNoise } from './search-settings.ts'
export { type AdviceText, adviceText, sentenceOfAdvice } from './words/sentence-of-advice.ts'
export { sentenceOfTurningPoint, type TurnText, turnText } from './words/sentence-of-review.ts'
