import type { View } from '@charterstone/engine'
import type { GameLog } from '@charterstone/server/protocol'
import { api } from '../../online/api.ts'
import type { PastGame, PastStep } from './past.ts'

/** Finished games never change, so they are fetched once as long as the page is open. */
const finished = new Map<string, PastGame>()

/** All games of an online table, as its server tells them, the running one last. */
export async function readOnlinePast(
  table: string,
  view: View,
  tell: (games: readonly PastGame[], isReading: boolean) => boolean,
): Promise<void> {
  const { legacy, phase } = view
  const over = legacy.history.map(({ game }) => game)
  const open = phase === 'between' || over.includes(legacy.game) ? [] : [legacy.game]
  const games: PastGame[] = []
  for (const game of [...over, ...open]) {
    const key = `${table} ${game} ${over.length}`
    const known = finished.get(key)
    const read = known ?? (await fetchGame(table, game, view, !open.includes(game)))
    if (read === null) continue
    if (read.isOver && phase === 'between') finished.set(key, read)
    games.push(read)
    if (known === undefined && !tell([...games], true)) return
  }
  tell(games, false)
}

async function fetchGame(table: string, game: number, view: View, isOver: boolean): Promise<PastGame | null> {
  const reply = await api.game(table, game)
  if (!reply.ok) return null
  const steps = stepsOf(reply.value, view)
  return { game, isWhole: steps[0]?.step === 0, isOver, steps }
}

type Pictured = GameLog & {
  readonly legacies?: readonly View['legacy'][]
  readonly pictures?: readonly {
    readonly legacy: number
    readonly covers: readonly number[]
    readonly progress: number
    readonly vp: readonly number[]
  }[]
}

/** Where a server tells no pictures, the village is shown as it stands now. */
function stepsOf({ entries, pictures, legacies }: Pictured, view: View): readonly PastStep[] {
  const { covers, progress, seats } = view.table
  const now = { legacy: -1, covers, progress, vp: seats.map(({ vp }) => vp) }
  return entries.map(({ step, seat, events }, place): PastStep => {
    const { legacy, ...picture } = pictures?.[place] ?? now
    return { step, seat, events, legacy: legacies?.[legacy] ?? view.legacy, ...picture }
  })
}
