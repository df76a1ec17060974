import type { CommandDef } from '../command-line/command.ts'

export const fitWinCommand: CommandDef = {
  usage: 'fit-win',
  summary: 'fit who wins from a position, for reviews; run it again after train',
  options: [
    ['--games <n>', 'games of equal players to fit to (default 4000)'],
    ['--seed <n>', 'random seed (default 1)'],
    ['--out <file>', 'file for the weights (default fitted-win.ts)'],
    ['--keep <folder>', 'keep the games there, so that a stopped command continues'],
    ['--check', 'also fit to four fifths of the games and predict the rest, five times, and print how well'],
    ['--workers <n>', 'number of threads (default: one per core); does not change the result'],
  ],
  examples: [
    'charterstone fit-win --games 4000 --seed 1 --keep /tmp/win-games --out packages/bots/src/evaluation/win/fitted-win.ts',
  ],
  load: async () => (await import('./fit-win.ts')).fitWin,
}

export const calibrateCommand: CommandDef = {
  usage: 'calibrate',
  summary: 'compare predicted with real wins, in games that no fit has used',
  options: [
    [
      '--games <n>',
      'games for each of 2, 4 and 6 seats at stages 1, 4, 8, 12 and in campaigns (default 200)',
    ],
    ['--seats <n>', 'only tables of that many seats: 2, 4 or 6'],
    ['--seed <n>', 'random seed; not the one of the fit (default 2)'],
    ['--keep <folder>', 'keep the games there, so that a stopped command continues'],
    ['--workers <n>', 'number of threads (default: one per core); does not change the result'],
    ['--json', 'print one JSON object and nothing else'],
  ],
  examples: ['charterstone calibrate --games 200 --keep /tmp/win-games'],
  load: async () => (await import('./calibrate.ts')).calibrate,
}
