/** Section 12 of the rules: chosen when a campaign is made, then fixed. */
export type HouseRules = {
  /** H1 */ readonly matSize: 5 | 3
  /** H2 */ readonly progressStart: 'by-players' | 'first-space'
  /** H3 */ readonly campaignScoring: 'victory-cards' | 'fixed'
  /** H4 */ readonly market: 'face-up' | 'or-top-card'
  /** H5 */ readonly crateResources: boolean
  /** H6 */ readonly objectiveVp: 'building' | 'printed'
  /** H7 */ readonly dusk: boolean
  /** H8 */ readonly extraPersonas: 'unlimited' | 'two'
  /** H10 */ readonly fairStart: boolean
}

export const STANDARD_RULES: HouseRules = {
  matSize: 5,
  progressStart: 'by-players',
  campaignScoring: 'victory-cards',
  market: 'face-up',
  crateResources: false,
  objectiveVp: 'building',
  dusk: true,
  extraPersonas: 'unlimited',
  fairStart: false,
}

/** H2 once meant space 2 and was saved under that name. */
type SavedHouseRules = Partial<Omit<HouseRules, 'progressStart'>> & {
  readonly progressStart?: HouseRules['progressStart'] | 'two'
}

/** House rules as they were chosen or saved, perhaps before some of them existed. */
export function houseRulesFrom(saved: SavedHouseRules): HouseRules {
  const { progressStart = STANDARD_RULES.progressStart, ...others } = saved
  return {
    ...STANDARD_RULES,
    ...others,
    progressStart: progressStart === 'two' ? 'first-space' : progressStart,
  }
}
