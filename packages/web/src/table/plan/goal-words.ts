import { type Goal, missingTo, type Route } from '@charterstone/bots'
import {
  type Catalogue,
  CONSTRUCTED,
  defOf,
  describe,
  formatQuantity,
  nameOf,
  printedBoard,
  quotaNoun,
  type Words,
} from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'
import { nameAt } from '../model/scene.ts'
import type { TableValue } from '../table-context.tsx'

/** "Ore Vein", "Crate of the Ore Vein", "Six Coins", "Quota: 2 coins". */
export function titleOfGoal(say: Say, words: Words, catalogue: Catalogue, goal: Goal): string {
  switch (goal.kind) {
    case 'building':
      return nameOf(words, goal.card)
    case 'crate':
      return say('plan.crate', { name: nameOf(words, goal.card - CONSTRUCTED) })
    case 'objective':
      return describe(words, catalogue, goal.card)?.name ?? ''
    case 'quota': {
      const space = printedBoard(catalogue).quota[goal.space]
      return say('plan.quota', { what: formatQuantity(words, quotaNoun(space)) })
    }
  }
}

/** "You’re missing 2 clay, 1 influence". */
export function missingInWords(say: Say, { engine, view, words, catalogue }: TableValue, goal: Goal): string {
  const missing = missingTo(engine, goal, view, view.seat)
  const list = missing.map((each) => formatQuantity(words, each)).join(', ')
  if (missing.length === 0) return say('plan.ready')
  return isTooMuch(catalogue, goal) ? say('plan.over', { what: list }) : say('plan.missing', { list })
}

function isTooMuch(catalogue: Catalogue, goal: Goal): boolean {
  if (goal.kind !== 'objective') return false
  return defOf(catalogue, 'objective', goal.card)?.condition.atMost !== undefined
}

/** "1 Clay Pit, 2 workers home, 3 Zeppelin". */
export function routeInWords(say: Say, table: TableValue, { turns }: Route): string {
  return turns
    .map(({ spot }, index) => `${index + 1} ${spot === null ? say('plan.home') : nameAt(table, spot)}`)
    .join(', ')
}
