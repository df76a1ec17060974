import { BOTS_HELP } from '../command-line/bots-help.ts'
import type { CommandDef } from '../command-line/command.ts'

export const accuracyCommand: CommandDef = {
  usage: 'accuracy',
  summary: 'review games of bots and report how accurately each level plays',
  options: [
    ['--players <names>', `levels to compare (default random,easy,medium,hard,expert). ${BOTS_HELP}`],
    ['--games <n>', 'single games for each of them, at all stages in turn (default 100)'],
    ['--seats <n>', 'seats at the table, 1 to 6 (default 2)'],
    ['--seed <n>', 'random seed (default 1)'],
    ['--workers <n>', 'number of threads (default: one per core); does not change the result'],
    ['--json', 'print one JSON object and nothing else'],
  ],
  examples: ['charterstone accuracy --seats 4 --games 100'],
  load: async () => (await import('./accuracy.ts')).accuracy,
}
