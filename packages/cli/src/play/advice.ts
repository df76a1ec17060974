import { createBot, sentenceOfAdvice } from '@charterstone/bots'
import { type Decision, sentenceOfOption } from '@charterstone/engine'
import { engine, hang } from '@charterstone/lab'
import type { Scene } from '../screen/scene.ts'

const ADVISER_SEED = 20_011
const BUDGET = { steps: 4000 }

/** What a bot would do here and what for, the best option first, each with its number in the question. */
export function advice({ view, cast }: Scene, decision: Decision): string {
  const adviser = createBot({ level: 'master', seed: ADVISER_SEED, engine })
  return adviser
    .why(view, decision, BUDGET)
    .flatMap((explanation) => {
      const option = engine.optionOf({ ...view, decision }, explanation.key)
      if (option === null) return []
      const number = `${decision.options.indexOf(explanation.key) + 1}`.padStart(4)
      return [
        hang(`${number}  `, `${sentenceOfOption(cast, option)}. ${sentenceOfAdvice(cast, explanation)}`),
      ]
    })
    .join('\n')
}
