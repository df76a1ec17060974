import { LEVELS, type Level, PERSONALITIES, type Personality } from '@charterstone/bots'
import { usageFailure } from '../command-line/failure.ts'

/** Who can be sent into the arena: a level, perhaps with a personality as in `hard:builder`, or the automa. */
export type Contestant = {
  readonly name: string
  readonly level: Level | 'automa'
  readonly personality: Personality
}

export function contestantOf(name: string): Contestant {
  const [first = '', second = 'balanced', ...more] = name.trim().toLowerCase().split(':')
  const level = first === 'automa' ? first : LEVELS.find((one) => one === first)
  const personality = PERSONALITIES.find((one) => one === second)
  if (level === undefined || more.length > 0)
    throw usageFailure(`--players must name ${LEVELS.join(', ')} or automa, not "${name}"`)
  if (personality === undefined)
    throw usageFailure(`a player may be ${PERSONALITIES.join(', ')}, not "${second}"`)
  return { name: second === 'balanced' ? level : `${level}:${personality}`, level, personality }
}

/** One for each seat. When there are more seats than names, the last name sits on all the others. */
export function contestantsOf(names: string, seats: number | undefined): readonly Contestant[] {
  const named = names.split(',').map(contestantOf)
  const count = seats ?? Math.max(2, named.length)
  const last = named.at(-1)
  if (named.length > count) throw usageFailure(`--players names ${named.length} for ${count} seats`)
  return Array.from({ length: count }, (_, seat) => named[seat] ?? last ?? contestantOf('medium'))
}
