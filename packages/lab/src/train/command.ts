import type { CommandDef } from '../command-line/command.ts'

export const trainCommand: CommandDef = {
  usage: 'train',
  summary: 'learn by self-play what a position is worth',
  options: [
    ['--games <n>', 'games to learn from: half of them single games, half in campaigns (default 40000)'],
    [
      '--round <n>',
      'games of a round; after each one the net learns and plays on with what it has learned (default 480)',
    ],
    ['--stop-after <n>', 'stop after this many rounds; the same command without it continues'],
    ['--units <n>', 'hidden units of the net (default 48)'],
    ['--seed <n>', 'random seed (default 1)'],
    [
      '--out <file>',
      'file for the net; beside it a file to go on from after a stop (default learned-net.ts)',
    ],
    ['--workers <n>', 'number of threads (default: one per core); does not change the result'],
  ],
  examples: [
    'charterstone train --games 40000 --seed 1 --out packages/bots/src/evaluation/net/learned-net.ts',
    'charterstone train --games 480 --out /tmp/small-net.ts',
  ],
  load: async () => (await import('./train.ts')).train,
}
