import type { NoArgs } from './message.ts'
import type { Quantity } from './noun.ts'

type List = readonly Quantity[]
type OfBuilding = { readonly building: number }
type OfCard = { readonly card: number }
type Points = { readonly vp: Quantity }
/** What one visit of a building gives and costs; without gains nothing is said about it. */
type Visit = { readonly gains: List; readonly cost: List }

/** What a turn or an answer is for. The places of its message are all that a bot says about it. */
export type PurposeMessages = {
  // points now
  constructs: OfBuilding & Points & Visit
  'opens-crate': OfBuilding & Points
  'scores-objective': OfCard & Points
  sells: Points & { readonly what: Quantity }
  points: Points
  // on the way to points
  'completes-building': OfBuilding & Points & Visit & { readonly goods: List }
  'gathers-for-building': OfBuilding & { readonly goods: List; readonly missing: List }
  'completes-crate': OfBuilding & Points
  'gathers-for-crate': OfBuilding & { readonly coins: Quantity; readonly missing: Quantity }
  'meets-objective': OfCard & Points
  'nears-objective': OfCard & { readonly missing: number }
  'affords-quota': Points & { readonly what: Quantity; readonly goods: List }
  'affords-building': OfBuilding & Visit & { readonly goods: List }
  'gains-reputation': { readonly before: number; readonly after: number }
  // workers, cards and goods
  'frees-workers': { readonly workers: Quantity; readonly left: number }
  'frees-worker': OfBuilding
  'places-income': OfBuilding & { readonly gains: List }
  'triggers-income': NoArgs
  'takes-card': OfCard
  'takes-plan': OfCard & { readonly missing: List }
  'takes-crate': OfBuilding
  'draws-card': { readonly count: number }
  'draws-objective': NoArgs
  'gains-goods': { readonly goods: List }
  'regains-influence': { readonly what: Quantity }
  'uses-persona': OfCard
  'ends-game': { readonly lead: number }
  // single answers
  'spares-other': OfBuilding
  'spares-this': NoArgs
  'saves-influence': NoArgs
  declines: NoArgs
  'ends-turn': NoArgs
  'has-no-choice': NoArgs
  // choices for later games
  'first-use': NoArgs
  'best-ability': NoArgs
  'least-missed': NoArgs
  'empty-plot': NoArgs
  'weakest-plot': NoArgs
  'keeps-useful': NoArgs
  'fills-row': NoArgs
  'best-row': NoArgs
  'best-capacity': NoArgs
  'glory-counts': NoArgs
  'suits-campaign': NoArgs
}

/** The messages of advice: purposes, and how an option compares with the others. */
export type AdviceMessages = {
  [Kind in keyof PurposeMessages as `purpose.${Kind}`]: PurposeMessages[Kind]
} & {
  /** What follows a free action. */
  'advice.then': { readonly doing: string }
  'advice.then-place': OfBuilding
  'advice.little': NoArgs
  'advice.taste': NoArgs
  /** The best option, by its points ahead of the next; the others, by their points behind the best. */
  'advice.best': { readonly points: number }
  'advice.next': { readonly points: number }
  'advice.possible': { readonly points: number }
  'advice.possible-far': NoArgs
  'advice.possible-too': NoArgs
}
