import type { View } from '@charterstone/engine'
import type { GameLog } from '@charterstone/protocol'
import { api } from '../../online/api.ts'
import type { PastGame, PastStep } from './past.ts'

/** Games that are packed up never change, so they are fetched once as long as the page is open. */
const packedUp = new Map<string, PastGame>()

/** All games of an online table as its server sends them, the running one last. */
export async function readOnlinePast(
  table: string,
  { legacy, phase }: View,
  tell: (games: readonly PastGame[]) => void,
): Promise<void> {
  const over = legacy.history.map(({ game }) => game)
  const onTable = phase === 'between' ? null : phase === 'finished' ? (over.at(-1) ?? null) : legacy.game
  const games: PastGame[] = []
  for (const game of new Set([...over, ...(onTable === null ? [] : [onTable])])) {
    // After a restore the same game may be played again.
    const key = [table, game, over.length].join(' ')
    const read = packedUp.get(key) ?? (await fetchGame(table, game, over.includes(game)))
    if (read === null) continue
    if (game !== onTable) packedUp.set(key, read)
    games.push(read)
  }
  tell(games)
}

async function fetchGame(table: string, game: number, isOver: boolean): Promise<PastGame | null> {
  const reply = await api.game(table, game)
  if (!reply.ok) return null
  const steps = stepsOf(reply.value)
  // Of a game that was brought online in its middle the table knows the rest, and that is the whole of its log.
  return { game, isWhole: true, isOver, steps }
}

function stepsOf({ entries, pictures, legacies }: GameLog): readonly PastStep[] {
  return entries.flatMap(({ step: number, seat, events }, index): PastStep[] => {
    const picture = pictures[index]
    const legacy = legacies[picture?.legacy ?? -1]
    return picture === undefined || legacy === undefined ? [] : [{ ...picture, number, seat, events, legacy }]
  })
}
