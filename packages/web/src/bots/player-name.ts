import { LEVELS, type Level, PERSONALITIES, type Personality } from '@charterstone/bots'

/** How a bot is written down in the record of a campaign: `medium:builder`. */
export function playerName(level: Level, personality: Personality): string {
  return `${level}:${personality}`
}

/** Who a record names; somebody of medium strength where it names nobody we know. */
export function readPlayer(player: string): { readonly level: Level; readonly personality: Personality } {
  const [level, personality] = player.split(':')
  return {
    level: LEVELS.find((known) => known === level) ?? 'medium',
    personality: PERSONALITIES.find((known) => known === personality) ?? 'balanced',
  }
}
