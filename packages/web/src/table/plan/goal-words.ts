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

/** "2 clay, 1 influence"; empty when nothing is missing. */
export function missingInWords(say: Say, table: TableValue, goal: Goal): string {
  const { engine, view, words, catalogue } = table
  const condition =
    goal.kind === 'objective' ? defOf(catalogue, 'objective', goal.card)?.condition : undefined
  return missingTo(engine, goal, view, view.seat)
    .map((each) => {
      const what = formatQuantity(words, each)
      const isLimit = condition?.atMost !== undefined && each.noun === `count.${condition.count}`
      return isLimit ? say('plan.over', { what }) : what
    })
    .join(', ')
}

/** "1 Clay Pit, 2 workers home, 3 Zeppelin". */
export function routeInWords(say: Say, table: TableValue, { turns }: Route): string {
  return turns
    .map(({ spot }, index) => `${index + 1} ${spot === null ? say('plan.home') : nameAt(table, spot)}`)
    .join(', ')
}
