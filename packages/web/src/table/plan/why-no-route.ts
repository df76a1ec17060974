import { type Goal, hasTurnLeft, missingWithoutPlace } from '@charterstone/bots'
import { boardOf, type NounKey } from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'
import { nameAt } from '../model/scene.ts'
import { manyOf } from '../parts/noun.ts'
import type { TableValue } from '../table-context.tsx'

const PERILS: ReadonlySet<NounKey> = new Set(['peril', 'count.perils', 'count.peril-kinds'])

/** Why no way to a goal is known, as a sentence; empty where a way was looked for and not found. */
export function whyNoRoute(say: Say, table: TableValue, goal: Goal): string {
  const { engine, view, words } = table
  if (!hasTurnLeft(view)) return say('plan.no-turn')
  const [missing] = missingWithoutPlace(engine, goal, view)
  if (missing === undefined) return ''
  if (!PERILS.has(missing.noun)) return say('plan.no-place', { what: manyOf(words, missing.noun) })
  const places = placesOfPerils(table)
  return places.length === 0 ? say('plan.no-perils') : say('plan.perils', { list: places.join(', ') })
}

/** The buildings on which perils lie: using one brings its peril. */
function placesOfPerils(table: TableValue): readonly string[] {
  const { spots } = boardOf(table.catalogue, table.view)
  return spots.flatMap(({ peril }, spot) => (peril === null ? [] : [nameAt(table, spot)]))
}
