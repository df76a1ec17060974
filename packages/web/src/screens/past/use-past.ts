import type { CampaignRecord, State, View } from '@charterstone/engine'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Box } from '../../session/box.ts'
import { useBox, useGame } from '../../session/use-game.ts'
import { firstKnown, type PastGame, replayOne, rowsOf } from './past.ts'

/** Every game of the campaign as far as it can be played again; the running one is the last. */
export type Past = {
  readonly games: readonly PastGame[]
  /** Whether games are still being played again. */
  readonly isReading: boolean
}

type Known = { readonly chain: string; readonly game: PastGame; readonly end: State }

/** Finished games never change, so they are played again once as long as the page is open. */
const finished = new Map<string, Known>()

const NONE: Past = { games: [], isReading: true }

/** What happened in all games of the open campaign. Long campaigns arrive game by game. */
export function usePast(): Past {
  const box = useBox()
  const {
    record,
    ref: { id },
    view,
    log,
  } = useGame()
  // The record of an online table is on the server; it is fetched again when something has happened.
  const happened = record === null ? `${view.legacy.history.length} ${view.phase} ${log.length}` : ''
  const standing = useEffectEvent(() => view)
  const [past, setPast] = useState<Past>(NONE)
  useEffect(() => {
    let isWanted = true
    const tell = (next: Past) => {
      if (isWanted) setPast(next)
      return isWanted
    }
    void (record === null ? readTable(id, standing(), happened, tell) : readPast(box, record, tell))
    return () => {
      isWanted = false
    }
  }, [box, record, id, happened])
  return past
}

async function readTable(
  table: string,
  view: View,
  _happened: string,
  tell: (past: Past) => boolean,
): Promise<void> {
  const { readOnlinePast } = await import('./online-past.ts')
  await readOnlinePast(table, view, (games) => tell({ games, isReading: false }))
}

async function readPast(
  { engine }: Box,
  record: CampaignRecord,
  tell: (past: Past) => boolean,
): Promise<void> {
  const rows = rowsOf(record)
  const games: PastGame[] = []
  let before: State | null = null
  for (let index = firstKnown(record); index < rows.length; index++) {
    const chain = record.games[index]?.chain
    const known = chain === undefined ? undefined : finished.get(chain)
    if (known === undefined) await breath()
    const replayed = known ?? attempt(() => replayOne(engine, record, index, before))
    if (replayed === null) break
    if (chain !== undefined) finished.set(chain, { chain, game: replayed.game, end: replayed.end })
    games.push(replayed.game)
    before = replayed.end
    const isLast = index === rows.length - 1
    if (known === undefined && !isLast && !tell({ games: [...games], isReading: true })) return
  }
  tell({ games, isReading: false })
}

/** A campaign of older rules may break an invariant on the way: then its past cannot be shown. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** So that the page stays awake between two games. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
