import type { View } from '@charterstone/engine'
import type { GameLog } from '@charterstone/protocol'
import { api } from '../../online/api.ts'
import type { PastGame, PastStep } from './past.ts'

/** All games of an online table, the running one last. Games that are packed up never change: `fetched` keeps them. */
export async function readOnlinePast(
  table: string,
  { legacy, phase }: View,
  fetched: Map<string, PastGame>,
  onGames: (games: readonly PastGame[]) => void,
): Promise<void> {
  const over = legacy.history.map(({ game }) => game)
  const onTable = phase === 'between' ? null : phase === 'finished' ? (over.at(-1) ?? null) : legacy.game
  const games: PastGame[] = []
  for (const game of new Set([...over, ...(onTable === null ? [] : [onTable])])) {
    // After a restore the same game may be played again.
    const key = [table, game, over.length].join(' ')
    const read = fetched.get(key) ?? (await fetchGame(table, game, over.includes(game)))
    if (read === null) continue
    if (game !== onTable) fetched.set(key, read)
    games.push(read)
  }
  onGames(games)
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
