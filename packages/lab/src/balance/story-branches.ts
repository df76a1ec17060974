import type { Catalogue, LetteredCrate } from '@charterstone/engine'
import { type Estimate, shareOf } from '../statistics/estimate.ts'
import type { ObservedCampaign } from './observation.ts'

/** One of the two ways a guidepost can end, by the lettered crate that it opens. */
export type Branch = Estimate & {
  readonly game: number
  readonly letter: LetteredCrate
  /** Campaigns that came to this guidepost. */
  readonly of: number
}

/** The reckoning before game 12 opens one of these: defeat or victory (GR). */
const RECKONING = { game: 12, letters: ['U', 'V'] } as const

/** Both branches of every guidepost, and of the reckoning. */
export function storyBranches(catalogue: Catalogue, campaigns: readonly ObservedCampaign[]): Branch[] {
  return [...forksOf(catalogue), RECKONING].flatMap(({ game, letters }) => {
    const passed = campaigns.filter((campaign) => letters.some((letter) => campaign.letters.includes(letter)))
    return letters.map((letter) => ({
      game,
      letter,
      ...shareOf(passed.map((campaign) => [campaign.letters.includes(letter) ? 1 : 0, 1])),
      of: passed.length,
    }))
  })
}

type Fork = { readonly game: number; readonly letters: readonly LetteredCrate[] }

/** A game may have two guideposts with the same branches. */
function forksOf({ guideposts }: Catalogue): Fork[] {
  const forks = new Map<number, Fork>()
  for (const { game, options } of guideposts)
    if (options.length > 1) forks.set(game, { game, letters: options.map(({ crate }) => crate) })
  return [...forks.values()]
}
