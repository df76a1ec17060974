import type { CommandDef } from '../command-line/command.ts'

export const balanceCommand: CommandDef = {
  usage: 'balance',
  summary: 'let bots play many games and report how balanced they are',
  options: [
    ['--campaigns <n>', 'whole campaigns to play (default 0); the lines of section 11 are measured in them'],
    ['--games <n>', 'single games per stage (default 100); 0 with --campaigns for campaigns only'],
    [
      '--stage <stages>',
      'stage of the single games: 1 to 12, several separated by commas, or all (default 1)',
    ],
    ['--players <names>', 'players, as in arena (default medium)'],
    ['--seats <n>', 'seats at the table, 2 to 6 (default 6)'],
    ['--house <ids>', 'house rules, as in --house H10'],
    ['--seconds-per-turn <n>', 'how long a turn takes, for the length in minutes (default 30)'],
    [
      '--par <file>',
      'instead of a report: play that many campaigns up to game 6 for one to six seats and write their par (D1)',
    ],
    ['--out <file>', 'file for the report, one HTML page'],
    ['--seed <n>', 'random seed (default 1)'],
    ['--workers <n>', 'number of threads (default: one per core); does not change the result'],
    ['--json', 'print one JSON object and nothing else'],
  ],
  examples: [
    'charterstone balance --campaigns 200 --games 0 --seats 2 --players hard --out report.html',
    'charterstone balance --games 1000 --stage all --json',
    'charterstone balance --campaigns 40 --par packages/content/src/par.ts',
  ],
  load: async () => (await import('./balance.ts')).balance,
}
