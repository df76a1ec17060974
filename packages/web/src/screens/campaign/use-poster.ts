import { FIRST_TILE, LAST_GAME } from '@charterstone/engine'
import { useGame } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import { gloryOf } from '../../table/model/glory.ts'
import { useSay } from '../../words/speech.ts'
import type { PosterProps } from './poster.tsx'

/** What the poster of the open campaign shows. */
export function usePoster(): Omit<PosterProps, 'ref'> {
  const say = useSay()
  const village = useVillage()
  const { legacy, table } = useGame().view
  const isOver = legacy.history.some(({ game }) => game >= LAST_GAME)
  return {
    village,
    subtitle: isOver ? say('campaign.over') : say('table.game-of', { game: legacy.game, last: LAST_GAME }),
    buildings: legacy.buildings,
    // An island without a house is a building site.
    covers: table.covers.map((plot, tile) => (legacy.buildings[FIRST_TILE + tile] ? plot : -1)),
    players: legacy.seats.map(({ charter, name }) => ({
      charter,
      name,
      text: legacy.rules.glory ? say('end.stars', { stars: gloryOf(legacy, charter) }) : '',
    })),
  }
}
