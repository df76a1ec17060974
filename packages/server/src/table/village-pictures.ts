import type { Engine, State } from '@charterstone/engine'
import type { GameLog, Picture } from '@charterstone/protocol'

export type PictureCollector = Pick<GameLog, 'pictures' | 'legacies'> & {
  readonly add: (state: State) => void
}

/** Collects the village after each step, as one seat may see it. */
export function collectPictures(engine: Engine, seat: number): PictureCollector {
  const pictures: Picture[] = []
  const legacies: GameLog['legacies'][number][] = []
  let last: State['legacy'] | null = null
  return {
    pictures,
    legacies,
    add: (state) => {
      const { legacy, table } = state
      // The legacy is a value: a change replaces it.
      if (legacy !== last) legacies.push(engine.view(state, seat).legacy)
      last = legacy
      const { covers, progress, seats } = table
      pictures.push({
        legacy: legacies.length - 1,
        covers: [...covers],
        progress,
        vp: seats.map(({ vp }) => vp),
      })
    },
  }
}
