import type { CampaignRecord, State, View } from '@charterstone/engine'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Ruleset } from '../../session/ruleset.ts'
import { useSessionPart } from '../../session/session-context.tsx'
import { useGame, useRuleset } from '../../session/use-game.ts'
import { firstKnown, type PastGame, replayOne, rowsOf } from './past.ts'

/** Every game of the campaign as far as it can be played again; the running one is the last. */
export type Past = {
  readonly games: readonly PastGame[]
  /** Whether games are still being played again. */
  readonly isReading: boolean
}

type ReplayedGame = { readonly game: PastGame; readonly end: State }

/** Finished games never change, so they are played again or fetched once while the campaign is open. */
function makePastCache() {
  return { replayed: new Map<string, ReplayedGame>(), fetched: new Map<string, PastGame>() }
}
type PastCache = ReturnType<typeof makePastCache>

const NONE: Past = { games: [], isReading: true }

/** What happened in all games of the open campaign. Long campaigns arrive game by game. */
export function usePast(): Past {
  const ruleset = useRuleset()
  const cache = useSessionPart(makePastCache)
  const {
    record,
    ref: { id },
    view,
    log,
  } = useGame()
  // The record of an online table is on the server; it is fetched again when something has happened.
  const happened = record === null ? `${view.legacy.history.length} ${view.phase} ${log.length}` : ''
  const currentView = useEffectEvent(() => view)
  const [past, setPast] = useState<Past>(NONE)
  useEffect(() => {
    let isWanted = true
    const onGames = (next: Past) => {
      if (isWanted) setPast(next)
      return isWanted
    }
    void (record === null
      ? readTable(id, currentView(), happened, cache, onGames)
      : readPast(ruleset, record, cache, onGames))
    return () => {
      isWanted = false
    }
  }, [ruleset, cache, record, id, happened])
  return past
}

async function readTable(
  table: string,
  view: View,
  _happened: string,
  { fetched }: PastCache,
  onGames: (past: Past) => boolean,
): Promise<void> {
  const { readOnlinePast } = await import('./online-past.ts')
  await readOnlinePast(table, view, fetched, (games) => onGames({ games, isReading: false }))
}

async function readPast(
  { engine }: Ruleset,
  record: CampaignRecord,
  { replayed }: PastCache,
  onGames: (past: Past) => boolean,
): Promise<void> {
  const rows = rowsOf(record)
  const games: PastGame[] = []
  let before: State | null = null
  for (let index = firstKnown(record); index < rows.length; index++) {
    const chain = record.games[index]?.chain
    const known = chain === undefined ? undefined : replayed.get(chain)
    if (known === undefined) await breath()
    const next = known ?? attempt(() => replayOne(engine, record, index, before))
    if (next === null) break
    if (chain !== undefined) replayed.set(chain, next)
    games.push(next.game)
    before = next.end
    const isLast = index === rows.length - 1
    if (known === undefined && !isLast && !onGames({ games: [...games], isReading: true })) return
  }
  onGames({ games, isReading: false })
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
