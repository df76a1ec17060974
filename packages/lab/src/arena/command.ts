import { BOTS_HELP } from '../command-line/bots-help.ts'
import type { CommandDef } from '../command-line/command.ts'

export const arenaCommand: CommandDef = {
  usage: 'arena',
  summary: 'let bots play against each other and report win rates',
  options: [
    ['--players <names>', `bots or automa; the last name takes all remaining seats. ${BOTS_HELP}`],
    ['--seats <n>', 'seats at the table, 1 to 6 (default: one per player, at least 2)'],
    ['--games <n>', 'games per stage (default 100); seats rotate, all use the same seeds'],
    [
      '--stage <stages>',
      'stage of the campaign: 1 to 12, several separated by commas, all, or campaign (default 1)',
    ],
    [
      '--until <share>',
      'stop when it is decided whether the first player wins an even share or at least this one, at 5 % errors; --games is the most',
    ],
    [
      '--until-vp <n>',
      'the same for its margin in VP (in campaigns: in the final total), which needs fewer games',
    ],
    [
      '--other <folder>',
      'another checkout of this repository; other/expert is the Expert of that one, at the table of this one',
    ],
    ['--seed <n>', 'random seed (default 1)'],
    ['--workers <n>', 'number of threads (default: one per core)'],
    ['--json', 'print one JSON object and nothing else'],
  ],
  examples: [
    'charterstone arena --players hard,medium --games 400 --stage 1,4,8,12',
    'charterstone arena --players hard,medium --seats 4 --games 400 --stage 8 --json',
    'charterstone arena --players hard,medium --until 0.55 --games 2000 --stage 8',
    'charterstone arena --players hard,medium --stage campaign --games 100',
    'charterstone arena --players expert,other/expert --other ../earlier --stage campaign --games 40',
    'charterstone arena --players medium:builder,medium:merchant --games 200',
  ],
  load: async () => (await import('./arena.ts')).arena,
}
