import type { Match } from './match.ts'

/** The result of a match: the scores of each of its games, and the milliseconds of every turn, by seat. */
export type Outcome = {
  readonly match: Match
  readonly games: readonly GameScore[]
  /** Only of a whole campaign. */
  readonly campaign?: CampaignScore
  readonly milliseconds: readonly (readonly number[])[]
}

export type GameScore = { readonly vp: readonly number[]; readonly turns: readonly number[] }

/** The final total of each seat, and the seats that won the campaign. */
export type CampaignScore = { readonly totals: readonly number[]; readonly champions: readonly number[] }
