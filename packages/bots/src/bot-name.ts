/** Bots that draw an option at random, equally likely or by preference. They answer in microseconds. */
export const QUICK_LEVELS = ['random', 'eager', 'hasty'] as const
export type QuickLevel = (typeof QUICK_LEVELS)[number]

/** Bots that search, from weak to strong. */
export const THINKING_LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const
export type ThinkingLevel = (typeof THINKING_LEVELS)[number]

export const LEVELS = [...QUICK_LEVELS, ...THINKING_LEVELS] as const
export type Level = (typeof LEVELS)[number]

/** The levels that a person chooses from: random, then from weak to strong. */
export const OFFERED_LEVELS = ['random', ...THINKING_LEVELS] as const
export type OfferedLevel = (typeof OFFERED_LEVELS)[number]

/** What a thinking bot values more than others do. Quick bots have none. */
export const PLAY_STYLES = ['balanced', 'builder', 'merchant', 'courtier', 'collector'] as const
export type PlayStyle = (typeof PLAY_STYLES)[number]

/** A bot as data. */
export type BotSpec = { readonly level: Level; readonly style: PlayStyle }

/** The bot for a seat whose bot is not known or not chosen. */
export const USUAL_BOT: BotSpec = { level: 'medium', style: 'balanced' }

/** `medium`, or `medium:builder` with a play style: how saves, tables and command lines name a bot. */
export function botNameOf({ level, style }: BotSpec): string {
  return style === 'balanced' ? level : `${level}:${style}`
}

/** Reads the name of a bot; null for anything else. Older saves also name the style `balanced`. */
export function readBotName(name: string): BotSpec | null {
  const [first, second = 'balanced', ...more] = name.split(':')
  const level = LEVELS.find((known) => known === first)
  const style = PLAY_STYLES.find((known) => known === second)
  return level === undefined || style === undefined || more.length > 0 ? null : { level, style }
}

/** The names of all bots. */
export const BOT_NAMES: readonly string[] = [
  ...QUICK_LEVELS,
  ...THINKING_LEVELS.flatMap((level) => PLAY_STYLES.map((style) => botNameOf({ level, style }))),
]

export function isQuickLevel(level: Level): level is QuickLevel {
  return QUICK_LEVELS.some((quick) => quick === level)
}
