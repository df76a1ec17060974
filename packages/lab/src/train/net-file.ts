import { type Making, type Net, writeNet } from '@charterstone/bots'

/** The source of `learned-net.ts`. */
export function fileOf(net: Net, { command, seed, games, minutes }: Making): string {
  const { inputs, units, factors, weights } = writeNet(net)
  return `import type { StoredNet } from './stored-net.ts'

/** Learned by self-play; do not edit, but run the command again. */
export const LEARNED_NET: StoredNet = {
  command: '${command}',
  seed: ${seed},
  games: ${games},
  minutes: ${minutes},
  inputs: ${inputs},
  units: ${units},
  factors: [${factors.join(', ')}],
  weights:
    '${weights}',
}
`
}
