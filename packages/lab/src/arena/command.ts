import { BOTS_HELP } from '../command-line/bots-help.ts'
import type { CommandDef } from '../command-line/command.ts'

export const arenaCommand: CommandDef = {
  usage: 'arena',
  summary: 'let bots play against each other and say who wins how often',
  options: [
    ['--players <names>', `bots or automa; the last name takes all seats left. ${BOTS_HELP}`],
    ['--seats <n>', 'seats at the table, 1 to 6 (as many as players, at least 2)'],
    ['--games <n>', 'games at each stage (100); seats rotate, seeds are common'],
    ['--stage <stages>', 'stage of the campaign: 1 to 12, several between commas, all, or campaign (1)'],
    ['--seed <n>', 'the chance of it all (1)'],
    ['--workers <n>', 'threads (as many as there are cores)'],
    ['--json', 'print one object and nothing else'],
  ],
  examples: [
    'charterstone arena --players hard,medium --games 400 --stage 1,4,8,12',
    'charterstone arena --players hard,medium --seats 4 --games 400 --stage 8 --json',
    'charterstone arena --players medium:builder,medium:merchant --games 200',
  ],
  load: async () => (await import('./arena.ts')).arena,
}
