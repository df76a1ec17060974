import type { CommandDef } from '../command-line/command.ts'

export const trainCommand: CommandDef = {
  usage: 'train',
  summary: 'learn by self-play what a position is worth',
  options: [
    ['--stage <stages>', 'stage of the campaign: 1 to 12, several separated by commas, or all (default all)'],
    ['--seats <n>', 'seats at every table, 2 to 6 (default: two, three and four in turn)'],
    ['--games <n>', 'games per stage (default 1000)'],
    ['--rounds <n>', 'rounds of learning; each plays with the weights of the round before (default 2)'],
    ['--seed <n>', 'random seed (default 1)'],
    ['--out <file>', 'file for the weights'],
    ['--workers <n>', 'number of threads (default: one per core)'],
  ],
  examples: [
    'charterstone train --stage all --games 1000 --seed 1 --out packages/bots/src/evaluation/learned-weights.ts',
    'charterstone train --stage 1 --seats 4 --games 600 --rounds 8 --out packages/bots/src/evaluation/learned-crowd.ts',
  ],
  load: async () => (await import('./train.ts')).train,
}
