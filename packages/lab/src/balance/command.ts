import type { CommandDef } from '../command-line/command.ts'

export const balanceCommand: CommandDef = {
  usage: 'balance',
  summary: 'let bots play many games and report how balanced they are',
  options: [
    ['--games <n>', 'games per stage (default 100)'],
    ['--stage <stages>', 'stage of the campaign: 1 to 12, several separated by commas, or all (default 1)'],
    [
      '--campaigns <n>',
      'number of whole campaigns to play as well, to see how early they are decided (default 0)',
    ],
    ['--players <names>', 'players, as in arena (default medium)'],
    ['--seats <n>', 'seats at the table, 2 to 6 (default 6)'],
    [
      '--par <file>',
      'instead of a report: play that many campaigns up to game 6 for one to six seats and write their par (D1)',
    ],
    ['--out <file>', 'file for the report, one HTML page'],
    ['--seed <n>', 'random seed (default 1)'],
    ['--workers <n>', 'number of threads (default: one per core)'],
    ['--json', 'print one JSON object and nothing else'],
  ],
  examples: [
    'charterstone balance --games 1000 --stage all --campaigns 100 --out report.html',
    'charterstone balance --campaigns 40 --par packages/content/src/par.ts',
  ],
  load: async () => (await import('./balance.ts')).balance,
}
