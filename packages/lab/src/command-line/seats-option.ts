import { botNameOf, LEVELS, PLAY_STYLES, readBotName } from '@charterstone/bots'
import { usageFailure } from './failure.ts'
import { numberOption, type Options, textOption } from './options.ts'

export const MAX_SEATS = 6

/** The names for all seats: bots, and the other words that the command accepts. A single name is for every seat. */
export function playersOption(
  options: Options,
  otherWords: readonly string[],
  byDefault: (seats: number | undefined) => readonly string[],
): readonly string[] {
  const seats = numberOption(options, 'seats', { from: 1, to: MAX_SEATS })
  const players = textOption(options, 'players')
    ?.split(',')
    .map((text) => readSeatName(text, otherWords))
  if (players === undefined) return byDefault(seats)
  const [only] = players
  if (players.length === 1 && only !== undefined) return new Array<string>(seats ?? 1).fill(only)
  if (players.length > MAX_SEATS)
    throw usageFailure(`--players names ${players.length}, a table has 1 to 6 seats`)
  if (seats !== undefined && seats !== players.length)
    throw usageFailure(`--players names ${players.length} for ${seats} seats`)
  return players
}

/** The name of a bot, or one of the other words, in any case. */
export function readSeatName(text: string, otherWords: readonly string[]): string {
  const name = text.trim().toLowerCase()
  const bot = readBotName(name)
  if (bot !== null) return botNameOf(bot)
  if (otherWords.includes(name)) return name
  const [level = '', style] = name.split(':')
  if (style !== undefined && readBotName(level) !== null)
    throw usageFailure(`--players: the play style must be one of ${PLAY_STYLES.join(', ')}, not "${style}"`)
  throw usageFailure(`--players must be one of ${[...otherWords, ...LEVELS].join(', ')}, not "${text}"`)
}
