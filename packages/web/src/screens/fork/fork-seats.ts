import { type BotSpec, botNameOf, type OfferedLevel } from '@charterstone/bots'
import { type Legacy, PERSON } from '@charterstone/engine'

/** The players of a fork: people at the seats that are taken over, bots of one level at the others. Automas stay. */
export function forkPlayers(
  seats: Legacy['seats'],
  taken: ReadonlySet<number>,
  level: OfferedLevel,
): readonly string[] {
  const bot: BotSpec = { level, style: 'balanced' }
  return seats.map(({ player }, seat) => (player === 'automa' || taken.has(seat) ? PERSON : botNameOf(bot)))
}

/** Automas follow their own deck: nobody can take them over. */
export function canTake({ player }: Legacy['seats'][number]): boolean {
  return player !== 'automa'
}
