import type { CommandDef } from '../command-line/command.ts'

export const fitWinCommand: CommandDef = {
  usage: 'fit-win',
  summary: 'fit who wins from a position, for reviews; run it again after train',
  options: [
    ['--games <n>', 'games of quick, equal players to fit to (default 1500)'],
    ['--seed <n>', 'random seed (default 1)'],
    ['--out <file>', 'file for the weights (default fitted-win.ts)'],
    ['--workers <n>', 'number of threads (default: one per core); does not change the result'],
  ],
  examples: [
    'charterstone fit-win --games 1500 --seed 1 --out packages/bots/src/evaluation/win/fitted-win.ts',
  ],
  load: async () => (await import('./fit-win.ts')).fitWin,
}
