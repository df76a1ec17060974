import type { CommandDef } from '../command-line/command.ts'

export const tuneCommand: CommandDef = {
  usage: 'tune',
  summary: 'change the price of every building at random, play, and suggest prices',
  options: [
    ['--campaigns <n>', 'whole campaigns to play, each with prices of its own'],
    ['--games <n>', 'single games per stage instead; in these hardly anybody builds'],
    ['--stage <stages>', 'stage of the single games, as in arena (default 1)'],
    ['--lever <what>', 'what is changed by one: vp, coin, resource or influence (default vp)'],
    ['--players <names>', 'players, as in arena (default medium)'],
    ['--seats <n>', 'seats at the table, 2 to 6 (default 2)'],
    ['--seed <n>', 'random seed (default 1)'],
    ['--workers <n>', 'number of threads (default: one per core); does not change the result'],
    ['--json', 'print one JSON object and nothing else'],
  ],
  examples: [
    'charterstone tune --campaigns 200 --seats 2 --players hard',
    'charterstone tune --campaigns 200 --seats 4 --lever coin --json',
  ],
  load: async () => (await import('./tune.ts')).tune,
}
