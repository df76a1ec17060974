import { FEATURE_NAMES, type Weights } from '@charterstone/bots'

export type ByStage = Readonly<Record<number, Weights>>

/** The source of `learned-weights.ts`, as the formatter would write it. */
export function fileOf(learned: ByStage, command: string, seed: number): string {
  const stages = Object.entries(learned).map(([stage, weights]) => {
    const lines = FEATURE_NAMES.map((name) => `      ${name}: ${weights[name]},`)
    return `    ${stage}: {\n${lines.join('\n')}\n    },`
  })
  return `import type { LearnedWeights } from './weights.ts'

/** Learned by self-play; do not edit, but run the command again. */
export const LEARNED: LearnedWeights = {
  command: '${command}',
  seed: ${seed},
  stages: {
${stages.join('\n')}
  },
}
`
}
