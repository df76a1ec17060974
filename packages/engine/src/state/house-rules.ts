type HouseRuleDef = {
  readonly id: `H${number}`
  /** Its name in the state, in saves and on the wire. */
  readonly field: string
  readonly standard: HouseRuleValue
  readonly alternative: HouseRuleValue
  /** What older saves call the alternative. */
  readonly formerly?: HouseRuleValue
}
type HouseRuleValue = string | number | boolean

/** H1 to H10: every state holds them. */
const FIRST_RULES = [
  { id: 'H1', field: 'matSize', standard: 5, alternative: 3 },
  {
    id: 'H2',
    field: 'progressStart',
    standard: 'by-players',
    alternative: 'first-space',
    formerly: 'two',
  },
  { id: 'H3', field: 'campaignScoring', standard: 'victory-cards', alternative: 'fixed' },
  { id: 'H4', field: 'market', standard: 'face-up', alternative: 'or-top-card' },
  { id: 'H5', field: 'crateResources', standard: false, alternative: true },
  { id: 'H6', field: 'objectiveVp', standard: 'building', alternative: 'printed' },
  { id: 'H7', field: 'dusk', standard: true, alternative: false },
  { id: 'H8', field: 'extraPersonas', standard: 'unlimited', alternative: 'two' },
  { id: 'H9', field: 'automaProgress', standard: 'card', alternative: 'not-by-commons' },
  { id: 'H10', field: 'fairStart', standard: false, alternative: true },
] as const satisfies readonly HouseRuleDef[]

/** H11 and later: a state holds one only when it was chosen, so that older campaigns keep their hashes. */
const LATER_RULES = [
  { id: 'H11', field: 'shortDay', standard: false, alternative: true },
] as const satisfies readonly HouseRuleDef[]

/** Section 12 of the rules, written once: types, checks of files and requests, flags and forms derive from it. */
export const HOUSE_RULES = [...FIRST_RULES, ...LATER_RULES] as const

export type HouseRule = (typeof HOUSE_RULES)[number]
export type HouseRuleId = HouseRule['id']
export const HOUSE_RULE_IDS: readonly HouseRuleId[] = HOUSE_RULES.map(({ id }) => id)

/** Chosen when a campaign is made, then fixed. */
export type HouseRules = FirstRules & Partial<ValuesOf<(typeof LATER_RULES)[number]>>
type FirstRules = ValuesOf<(typeof FIRST_RULES)[number]>
type ValuesOf<Rule extends HouseRuleDef> = {
  readonly [Each in Rule as Each['field']]: Each['standard'] | Each['alternative']
}

/** A later rule that is missing has its standard too. */
export const STANDARD_RULES: HouseRules = Object.fromEntries(
  FIRST_RULES.map(({ field, standard }) => [field, standard]),
) as FirstRules

/** The rules with these ids changed to their alternatives. */
export function houseRulesOf(ids: readonly HouseRuleId[]): Partial<HouseRules> {
  const chosen = HOUSE_RULES.filter(({ id }) => ids.includes(id))
  return Object.fromEntries(chosen.map(({ field, alternative }) => [field, alternative]))
}

/** Where a table differs from the standard. */
export function changedRules(houseRules: Partial<HouseRules>): readonly HouseRule[] {
  return HOUSE_RULES.filter(({ field, standard }) => (houseRules[field] ?? standard) !== standard)
}

type SavedHouseRules = {
  readonly [Rule in HouseRule as Rule['field']]?:
    | Rule['standard']
    | Rule['alternative']
    | (Rule extends { readonly formerly: infer Former } ? Former : never)
}

/** House rules as they were chosen or saved, perhaps before some of them existed. */
export function houseRulesFrom(saved: SavedHouseRules): HouseRules {
  const renamed = HOUSE_RULES.filter((rule) => 'formerly' in rule && saved[rule.field] === rule.formerly)
  return {
    ...STANDARD_RULES,
    ...saved,
    ...Object.fromEntries(renamed.map(({ field, alternative }) => [field, alternative])),
  } as HouseRules
}
