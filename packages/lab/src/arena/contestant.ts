import { type BotSpec, readBotName } from '@charterstone/bots'
import { usageFailure } from '../command-line/failure.ts'
import { readSeatName } from '../command-line/seats-option.ts'

/** A player in the arena: a bot of this tree or of another one, or the automa, which has no bot. */
export type Contestant = {
  readonly name: string
  readonly bot: BotSpec | null
  /** The bot is that of another tree: see `other-bots.ts`. */
  readonly isOther?: boolean
}

/** `other/expert` is the Expert of another tree. */
const OTHER = 'other/'

export function contestantOf(text: string): Contestant {
  if (text.startsWith(OTHER)) {
    const { name, bot } = contestantOf(text.slice(OTHER.length))
    return { name: `${OTHER}${name}`, bot, isOther: true }
  }
  const name = readSeatName(text, ['automa'])
  return { name, bot: readBotName(name) }
}

/** One for each seat. When there are more seats than names, the last name takes all seats left. */
export function contestantsOf(names: string, seats: number | undefined): readonly Contestant[] {
  const named = names.split(',').map(contestantOf)
  const count = seats ?? Math.max(2, named.length)
  const last = named.at(-1)
  if (named.length > count) throw usageFailure(`--players names ${named.length} for ${count} seats`)
  return Array.from({ length: count }, (_, seat) => named[seat] ?? last ?? contestantOf('medium'))
}
