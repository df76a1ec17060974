import type { VillageSceneProps } from '@charterstone/art/scene/village-scene.tsx'
import { useMemo } from 'react'
import { useSay } from '../words/speech.ts'
import { useAttention } from './attention.ts'
import { charterOfSeat } from './model/charters.ts'
import { buildingsOf, gatesOf, sceneWords, tokensOf } from './model/scene.ts'
import { freshSpots, tileStatesOf } from './model/tile-states.ts'
import { startOf } from './model/tracks.ts'
import { useTable } from './table-context.tsx'

type Drawn = Omit<VillageSceneProps, 'hovered' | 'focused' | 'labelOf' | 'onHover' | 'onFocus' | 'onChoose'>

/** What the picture of the village shows of the game. */
export function useSceneProps(): Drawn {
  const say = useSay()
  const table = useTable()
  const chosen = useAttention((attention) => attention.chosen)
  const { view, board, game, decision, choices, closed, catalogue } = table
  const numbers = view.legacy.buildings
  const buildings = useMemo(() => buildingsOf(catalogue, numbers), [catalogue, numbers])
  const picture = useMemo(
    () => ({
      covers: view.table.covers,
      track: board.progress,
      progress: board.progress.space,
      start: startOf(board, game.log),
      reputation: board.reputation.seats.map((seat) => charterOfSeat(view, seat)),
      reputationSpaces: board.reputation,
      tokens: tokensOf(table),
      fresh: freshSpots(game.log),
    }),
    [table, view, board, game.log],
  )
  const gates = useMemo(() => gatesOf(say, table), [say, table])
  // The mark of an answer that has been given changes nothing any more.
  const marked = choices.some(({ key }) => key === chosen) ? chosen : null
  const states = useMemo(
    () => tileStatesOf(decision, choices, closed, marked),
    [decision, choices, closed, marked],
  )
  const words = useMemo(() => sceneWords(say, table), [say, table])
  return { ...picture, buildings, gates, states, words }
}
