import { formatQuantity, nameOf, type Quantity, type Words } from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'
import type { Goal } from './next-goal.ts'

/** The next goal in words: what is missing, and where to find it. */
export function goalText(say: Say, words: Words, goal: Goal): string {
  switch (goal.kind) {
    case 'build': {
      const plan = nameOf(words, goal.plan)
      if (goal.missing.length === 0) return say('goal.build-now', { plan })
      const places = goal.places.map((building) => nameOf(words, building))
      return say('goal.build', { plan, places, missing: shortOf(words, goal.missing) })
    }
    case 'open': {
      const building = nameOf(words, goal.building)
      if (goal.missing.length === 0) return say('goal.open-now', { building })
      return say('goal.open', { building, missing: shortOf(words, goal.missing) })
    }
    case 'score': {
      const objective = nameOf(words, goal.card)
      if (goal.missing === 0) return say('goal.score-now', { objective })
      return say('goal.score', { objective, count: goal.missing })
    }
    case 'deliver':
    case 'find-plan':
    case 'no-flags':
      return say(`goal.${goal.kind}`)
  }
}

/** "1 clay and 2 wood"; Polish says what is missing in the genitive. */
export function shortOf(words: Words, missing: readonly Quantity[]): readonly string[] {
  const inCase = words.language === 'pl' ? 'gen' : 'acc'
  return missing.map((each) => formatQuantity(words, each, inCase))
}
