import type { CommandDef } from '../command-line/command.ts'

export const trainCommand: CommandDef = {
  usage: 'train',
  summary: 'let bots learn by playing against themselves what positions are worth',
  options: [
    ['--stage <stages>', 'stage of the campaign: 1 to 12, several between commas, or all (all)'],
    ['--seats <n>', 'seats at every table, 2 to 6 (two, three and four by turns)'],
    ['--games <n>', 'games at each stage (1000)'],
    ['--rounds <n>', 'rounds of learning, each played with what the one before has taught (2)'],
    ['--seed <n>', 'the chance of it all (1)'],
    ['--out <file>', 'where to write the weights'],
    ['--workers <n>', 'threads (as many as there are cores)'],
  ],
  examples: [
    'charterstone train --stage all --games 1000 --seed 1 --out packages/bots/src/evaluation/learned-weights.ts',
    'charterstone train --stage 1 --seats 4 --games 600 --rounds 8 --out packages/bots/src/evaluation/learned-crowd.ts',
  ],
  load: async () => (await import('./train.ts')).train,
}
