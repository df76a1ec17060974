import { usageFailure } from './failure.ts'
import { numberOption, type Options, wordsOption } from './options.ts'

export const MOST_SEATS = 6
export const LARGEST_SEED = 2 ** 31 - 1

/** Who sits at the table. One name alone is for every seat. */
export function playersOption<Name extends string>(
  options: Options,
  names: readonly Name[],
  byDefault: (seats: number | undefined) => readonly Name[],
): readonly Name[] {
  const seats = numberOption(options, 'seats', { from: 1, to: MOST_SEATS })
  const players = wordsOption(options, 'players', names)
  if (players === undefined) return byDefault(seats)
  const [only] = players
  if (players.length === 1 && only !== undefined) return new Array<Name>(seats ?? 1).fill(only)
  if (players.length > MOST_SEATS)
    throw usageFailure(`--players names ${players.length}, a table has 1 to 6 seats`)
  if (seats !== undefined && seats !== players.length)
    throw usageFailure(`--players names ${players.length} for ${seats} seats`)
  return players
}
