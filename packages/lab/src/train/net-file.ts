import { type Net, writeNet } from '@charterstone/bots'

type Making = {
  readonly command: string
  readonly seed: number
  readonly games: number
  readonly milliseconds: number
}

/** The source of `learned-net.ts`. */
export function fileOf(net: Net, { command, seed, games, milliseconds }: Making): string {
  const { inputs, units, factors, weights } = writeNet(net)
  return `import type { StoredNet } from './stored-net.ts'

/** Learned by self-play; do not edit, but run the command again. */
export const LEARNED_NET: StoredNet = {
  command: '${command}',
  seed: ${seed},
  games: ${games},
  minutes: ${Math.round(milliseconds / 60_000)},
  inputs: ${inputs},
  units: ${units},
  factors: [${factors.join(', ')}],
  weights:
    '${weights}',
}
`
}
