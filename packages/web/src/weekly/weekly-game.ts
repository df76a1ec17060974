import { type CampaignRecord, type CampaignStart, CHARTERS, cleanName, PERSON } from '@charterstone/engine'
import type { Week } from './week.ts'

const OPPONENTS = [
  { name: 'Jonas', player: 'medium:builder' },
  { name: 'Vera', player: 'medium:merchant' },
] as const
const NO_NAME = 'Mira'

/** The single game of a week: everything but the name of the player follows from the week. */
export function weeklyGame({ year, week }: Week, name: string): CampaignStart {
  const seed = year * 100 + week
  const charterAt = (index: number) => (week + 2 * index) % CHARTERS.length
  const names = [cleanName(name) || NO_NAME, ...OPPONENTS.map((opponent) => opponent.name)]
  return {
    config: {
      seed,
      // Early villages: they give little of a campaign away.
      stage: 2 + (week % 4),
      village: 'random',
      seats: names.map((own, index) => ({ charter: charterAt(index), name: own, player: PERSON })),
    },
    players: [PERSON, ...OPPONENTS.map(({ player }) => player)],
  }
}

/** The week whose game this is; null for every other game. */
export function weekOfGame({ config, players }: Pick<CampaignRecord, 'config' | 'players'>): Week | null {
  const week = { year: Math.floor(config.seed / 100), week: config.seed % 100 }
  const expected = weeklyGame(week, config.seats[0]?.name ?? '')
  const isSame = JSON.stringify([expected.config, expected.players]) === JSON.stringify([config, players])
  return isSame ? week : null
}
