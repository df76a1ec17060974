import { type CampaignStart, type HouseRuleId, houseRulesOf } from '@charterstone/engine'
import { useState } from 'react'
import { useSpeech } from '../../words/speech.ts'
import { nameIdea } from '../village-name/name-ideas.ts'
import { rememberedSeats } from './remembered-seats.ts'
import { playersOf, type SeatDraft, seatConfigs } from './seat-draft.ts'
import { drawSeed, readSeed } from './seed-field.tsx'

/** What a campaign and a single game both ask before they begin. */
export type SetUp = {
  readonly seats: readonly SeatDraft[]
  readonly houseRules: readonly HouseRuleId[]
  /** The name of the village. */
  readonly village: string
  /** As it was typed; it may be no number. */
  readonly seed: string
}

/** Everything has a sensible value: to play, one button is enough. */
export function useSetUp() {
  const [setUp, setSetUp] = useState<SetUp>(() => ({
    seats: rememberedSeats(),
    houseRules: [],
    village: nameIdea(useSpeech.getState().language, ''),
    seed: drawSeed(),
  }))
  return { setUp, change: (part: Partial<SetUp>) => setSetUp((before) => ({ ...before, ...part })) }
}

type Config = CampaignStart['config']
/** What only one of the two modes asks. */
export type OwnConfig = Config extends infer Each
  ? Each extends Config
    ? Omit<Each, 'seed' | 'seats' | 'houseRules'>
    : never
  : never

/** Null while the seed is no number. */
export function beginningOf(
  { seats, houseRules, village, seed }: SetUp,
  own: OwnConfig,
): CampaignStart | null {
  const number = readSeed(seed)
  if (number === null) return null
  return {
    config: { ...own, seed: number, seats: seatConfigs(seats), houseRules: houseRulesOf(houseRules) },
    players: playersOf(seats),
    village,
  }
}
