import { LAST_GAME } from '@charterstone/engine'
import type { ObservedCampaign } from './observation.ts'

const SURE = 0.9

/** How sure the leader's victory was after each game of a campaign, and after which game it was decided for good. */
export type Decided = { readonly sureness: readonly number[]; readonly after: number }

/**
 * The leader's chance to win follows from the lead and the games left: a logistic curve over lead / sqrt(games left + 1),
 * fitted to all campaigns. A campaign is decided after the first game from which on the chance is never below 90 %.
 */
export function decidedCampaigns(
  campaigns: readonly Pick<ObservedCampaign, 'totals' | 'champions'>[],
): Decided[] {
  const points = campaigns.flatMap((campaign) =>
    campaign.totals.slice(0, -1).map((totals, game) => pointOf(totals, game + 1, campaign)),
  )
  const [base, slope] = fitLogistic(points)
  return campaigns.map(({ totals, champions }) => {
    const sureness = totals.map((row, game) =>
      game === LAST_GAME - 1 ? 1 : chance(base + slope * pointOf(row, game + 1, { champions }).x),
    )
    const lastOpen = sureness.findLastIndex(isOpen)
    return { sureness, after: lastOpen + 2 }
  })
}

/** Whether nobody is sure to win. */
export function isOpen(sureness: number): boolean {
  return sureness < SURE
}

type Finished = Pick<ObservedCampaign, 'champions'>
type Point = { readonly x: number; readonly y: number }

function pointOf(totals: readonly number[], game: number, { champions }: Finished): Point {
  const best = Math.max(...totals)
  const leader = totals.indexOf(best)
  const next = Math.max(...totals.filter((_, seat) => seat !== leader))
  return { x: (best - next) / Math.sqrt(LAST_GAME - game + 1), y: champions.includes(leader) ? 1 : 0 }
}

function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

const ROUNDS = 60
const RIDGE = 0.05

/** Newton's method for two parameters. */
function fitLogistic(points: readonly Point[]): readonly [base: number, slope: number] {
  let base = 0
  let slope = 0.1
  for (let round = 0; round < ROUNDS; round++) {
    let [g0, g1, h00, h01, h11] = [-RIDGE * base, -RIDGE * slope, RIDGE, 0, RIDGE]
    for (const { x, y } of points) {
      const p = chance(base + slope * x)
      const w = p * (1 - p)
      g0 += y - p
      g1 += (y - p) * x
      h00 += w
      h01 += w * x
      h11 += w * x * x
    }
    const det = h00 * h11 - h01 * h01
    if (det === 0) break
    base += (h11 * g0 - h01 * g1) / det
    slope += (h00 * g1 - h01 * g0) / det
  }
  return [base, slope]
}
