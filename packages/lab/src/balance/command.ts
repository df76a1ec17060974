import type { CommandDef } from '../command-line/command.ts'

export const balanceCommand: CommandDef = {
  usage: 'balance',
  summary: 'let bots play many games and report how balanced they are',
  options: [
    ['--games <n>', 'games at each stage (100)'],
    ['--stage <stages>', 'stage of the campaign: 1 to 12, several between commas, or all (1)'],
    ['--campaigns <n>', 'whole campaigns besides, to see how early they are decided (0)'],
    ['--players <names>', 'who plays, as for the arena (medium)'],
    ['--seats <n>', 'seats at the table, 2 to 6 (6)'],
    [
      '--par <file>',
      'instead: play so many campaigns up to game 6 for one to six seats and write their par (D1)',
    ],
    ['--out <file>', 'where to write the report, one page of HTML'],
    ['--seed <n>', 'the chance of it all (1)'],
    ['--workers <n>', 'threads (as many as there are cores)'],
    ['--json', 'print one object and nothing else'],
  ],
  examples: [
    'charterstone balance --games 1000 --stage all --campaigns 100 --out report.html',
    'charterstone balance --campaigns 40 --par packages/content/src/par.ts',
  ],
  load: async () => (await import('./balance.ts')).balance,
}
