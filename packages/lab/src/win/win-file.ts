import { type Making, type Net, type NetText, writeNet } from '@charterstone/bots'

/** The source of `fitted-win.ts`. */
export function winFileOf(wins: Net, points: Net, { command, seed, games, minutes }: Making): string {
  return `import type { StoredWin } from './stored-win.ts'

/** Fitted to finished games; do not edit, but run the command again. */
export const FITTED_WIN: StoredWin = {
  command: '${command}',
  seed: ${seed},
  games: ${games},
  minutes: ${minutes},
  wins: ${netSource(writeNet(wins))},
  points: ${netSource(writeNet(points))},
}
`
}

function netSource({ inputs, units, factors, weights }: NetText): string {
  return `{
    inputs: ${inputs},
    units: ${units},
    factors: [${factors.join(', ')}],
    weights:
      '${weights}',
  }`
}
