import { boardOf, type Catalogue } from '@charterstone/engine'
import type { Game } from '../session/game.ts'
import { numberOf } from './dice.ts'
import { NIGHT, type Scene } from './scene.ts'

/**
 * The number that a village's theme is made from: the same on every device, and at an online table as in the browser where
 * the village was founded. Older villages have none; theirs is made from the seed or from the name of the table.
 */
export function villageSeed({ record, ref, view }: Pick<Game, 'record' | 'ref' | 'view'>): number {
  return view.legacy.theme ?? (record === null ? numberOf(ref.id) : record.config.seed)
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
