/** What objectives, goals and "for each" effects can count of a seat. */
export const COUNTABLES = [
  'coins',
  'resources',
  'resource-kinds',
  'coins-and-resources',
  'influence',
  'quota-tokens',
  'reputation-tokens',
  'objectives-scored',
  'income-buildings',
  'own-buildings',
  'building-values',
  'personas',
  'advancement-cards',
  'card-types',
  'assistants',
  'plans',
  'items',
  'guests',
  'friends',
  'treasures',
  'minions',
  'minion-kinds',
  'minions-on-board',
  'perils',
  'peril-kinds',
] as const
export type Countable = (typeof COUNTABLES)[number]

/** A test of one seat; exactly one of the two bounds is given. */
export type Condition = { readonly count: Countable; readonly atLeast?: number; readonly atMost?: number }
