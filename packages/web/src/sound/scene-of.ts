import { boardOf, type Catalogue } from '@charterstone/engine'
import type { Game } from '../session/game.ts'
import { numberOf } from './dice.ts'
import { NIGHT, type Scene } from './scene.ts'

/** The number that a village's theme is made from: the same on every device, as long as the village exists. */
export function villageSeed({ record, ref }: Pick<Game, 'record' | 'ref'>): number {
  return record === null ? numberOf(ref.id) : record.config.seed
}

/** What the open game sounds like; `visit` is another number each time it is opened. */
export function sceneOf(catalogue: Catalogue, game: Game, visit: number): Scene {
  const { view, decision, waiting } = game
  const { progress, spots } = boardOf(catalogue, view)
  const seat = decision?.seat ?? waiting?.seat ?? 0
  return {
    seed: villageSeed(game),
    visit,
    hour: Math.floor((progress.space * NIGHT) / progress.last),
    workers: spots.reduce((total, { workers }) => total + workers.length, 0),
    perils: spots.filter(({ peril }) => peril !== null).length,
    charter: view.table.seats[seat]?.charter ?? 0,
  }
}
