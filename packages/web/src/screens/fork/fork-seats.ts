import { type BotSpec, botNameOf, type OfferedLevel } from '@charterstone/bots'
import { type Legacy, PERSON } from '@charterstone/engine'

/** The players of a fork: people at the seats that are taken over, bots at the others, each of its level. Automas stay. */
export function forkPlayers(
  seats: Legacy['seats'],
  taken: ReadonlySet<number>,
  levelOf: (seat: number) => OfferedLevel,
): readonly string[] {
  return seats.map((each, seat) => {
    if (!canTake(each) || taken.has(seat)) return PERSON
    const bot: BotSpec = { level: levelOf(seat), style: 'balanced' }
    return botNameOf(bot)
  })
}

/** Automas follow their own deck: nobody can take them over. */
export function canTake({ player }: Legacy['seats'][number]): boolean {
  return player !== 'automa'
}
