import { presets } from '@charterstone/content'
import {
  CHARTERS,
  LAST_GAME,
  PLOTS,
  plotSpot,
  type SingleGameConfig,
  type Village,
} from '@charterstone/engine'
import type { Summary } from '../../data/summary.ts'
import type { SetupWords } from '../../words/sealed-words.ts'

export const RANDOM = 'random'

/** A village of ours or of the players by its id, or one by chance as far as a game of the campaign. */
export type VillageChoice = { readonly id: string; readonly stage: number }

export const FIRST_CHOICE: VillageChoice = { id: presets[0]?.id ?? RANDOM, stage: 6 }

/** Campaigns on this device in whose villages there is something to play in. */
export function ownVillages(summaries: readonly Summary[]): readonly Summary[] {
  return summaries.filter(({ mode, game }) => mode !== 'single' && game > 1)
}

export function villageConfig(
  { id, stage }: VillageChoice,
  summaries: readonly Summary[],
): Pick<SingleGameConfig, 'stage' | 'village' | 'rules'> {
  const own = summaries.find((summary) => summary.id === id)
  if (own !== undefined) return { stage: Math.min(own.game, LAST_GAME), village: villageOf(own.buildings) }
  const preset = presets.find((each) => each.id === id)
  if (preset === undefined) return { stage, village: 'random' }
  return { stage: preset.stage, village: preset.village, rules: preset.rules }
}

/** The name of the chosen village; undefined for a random one. */
export function villageTitle(
  { id }: VillageChoice,
  { presets: titles }: Pick<SetupWords, 'presets'>,
  summaries: readonly Summary[],
): string | undefined {
  return summaries.find((summary) => summary.id === id)?.village || titles[id]
}

/** What stands on the plots; islands drift away between two games. */
function villageOf(buildings: readonly number[]): Village {
  const charters = CHARTERS.map((charter, index) => [
    charter,
    Array.from({ length: PLOTS }, (_, plot) => buildings[plotSpot(index, plot)] || null),
  ])
  return Object.fromEntries(charters) as Village
}
