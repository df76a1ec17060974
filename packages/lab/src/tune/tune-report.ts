import type { Catalogue } from '@charterstone/engine'
import { buildingPrices, type Prices } from './building-prices.ts'
import type { Lever } from './change-building.ts'
import { charterMargins, type Margins } from './charter-margins.ts'
import type { TrialResult } from './trial.ts'

/** What `--json` prints. */
export type TuneReport = TuneAbout & Prices & Margins & { readonly matches: number }

export type TuneAbout = {
  readonly players: string
  readonly seats: number
  readonly seed: number
  readonly lever: Lever
}

export function tuneReport(
  about: TuneAbout,
  catalogue: Catalogue,
  results: readonly TrialResult[],
): TuneReport {
  return {
    ...about,
    matches: results.length,
    ...charterMargins(catalogue, results),
    ...buildingPrices(catalogue, results),
  }
}
