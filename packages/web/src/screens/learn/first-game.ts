import { botNameOf } from '@charterstone/bots'
import { type CampaignStart, PERSON } from '@charterstone/engine'
import type { CourseName } from './courses.ts'

/** With these seeds the learner begins, and every lesson soon has its occasion. */
const SEEDS: Readonly<Record<CourseName, number>> = { short: 12, full: 4 }

/**
 * A real game against one gentle opponent. The full one begins a campaign, which can be continued; the short one is a
 * single game on a short day, without the story.
 */
export function firstGame(course: CourseName, name: string): CampaignStart {
  const seed = SEEDS[course]
  const seats = [
    { charter: 0, name, player: 'person' },
    { charter: 3, name: 'Jonas', player: 'person' },
  ] as const
  if (course === 'full')
    return { config: { seed, seats }, players: [PERSON, botNameOf({ level: 'easy', style: 'builder' })] }
  return {
    config: { seed, seats, stage: 1, village: 'random', houseRules: { shortDay: true } },
    // On a short day even Easy would be ahead before the learner knows the rules.
    players: [PERSON, botNameOf({ level: 'random', style: 'balanced' })],
  }
}
