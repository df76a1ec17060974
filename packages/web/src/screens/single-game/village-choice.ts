import { presets } from '@charterstone/content'
import type { SingleGameConfig } from '@charterstone/engine'

export const RANDOM = 'random'

/** A village of ours by its id, or one by chance as far as a game of the campaign. */
export type VillageChoice = { readonly id: string; readonly stage: number }

export const FIRST_CHOICE: VillageChoice = { id: presets[0]?.id ?? RANDOM, stage: 6 }

export function villageConfig({
  id,
  stage,
}: VillageChoice): Pick<SingleGameConfig, 'stage' | 'village' | 'rules'> {
  const preset = presets.find((each) => each.id === id)
  if (preset === undefined) return { stage, village: 'random' }
  return { stage: preset.stage, village: preset.village, rules: preset.rules }
}
