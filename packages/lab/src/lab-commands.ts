import { accuracyCommand } from './accuracy/command.ts'
import { arenaCommand } from './arena/command.ts'
import { balanceCommand } from './balance/command.ts'
import { BOTS_HELP } from './command-line/bots-help.ts'
import type { CommandDef } from './command-line/command.ts'
import { mutateCommand } from './mutate/command.ts'
import { trainCommand } from './train/command.ts'
import { tuneCommand } from './tune/command.ts'
import { calibrateCommand, fitWinCommand } from './win/command.ts'

const JSON_FLAG = ['--json', 'print one JSON object and nothing else'] as const

/** The commands for people who measure, train and test the game. */
export const labCommands: readonly CommandDef[] = [
  {
    usage: 'simulate',
    summary: 'let bots play many games and print statistics',
    options: [
      ['--seats <n>', 'seats at the table, 1 to 6'],
      ['--games <n>', 'number of first games to simulate'],
      ['--campaigns <n>', 'number of whole campaigns to simulate, 12 games each'],
      ['--stage <n>', 'with --games: single games at this stage of the campaign, 1 to 12'],
      ['--players <names>', `a bot or automa for each seat; one name fills every seat. ${BOTS_HELP}`],
      ['--seed <n>', 'random seed (default 1)'],
      ['--workers <n>', 'number of threads (default: one per core); does not change the result'],
      JSON_FLAG,
    ],
    examples: [
      'charterstone simulate --seats 4 --games 1000',
      'charterstone simulate --seats 2 --campaigns 50 --players eager,random --json',
    ],
    load: async () => (await import('./simulate/simulate.ts')).simulate,
  },
  {
    usage: 'rules',
    summary: 'list the clauses of the rules that tests cover',
    options: [
      ['--check', 'fail when a clause has no test, or a test no clause'],
      ['--root <folder>', 'the repository to check (default: this one)'],
      JSON_FLAG,
    ],
    examples: ['charterstone rules --check'],
    load: async () => (await import('./rules/rules.ts')).rules,
  },
  {
    usage: 'bench',
    summary: 'measure how fast the engine decides and clones, compared with boardgame.io',
    options: [
      ['--seats <n>', 'only this number of seats'],
      ['--no-peers', 'leave out boardgame.io'],
      JSON_FLAG,
    ],
    examples: ['charterstone bench --json'],
    load: async () => (await import('./bench/bench.ts')).bench,
  },
  arenaCommand,
  balanceCommand,
  tuneCommand,
  trainCommand,
  fitWinCommand,
  calibrateCommand,
  accuracyCommand,
  mutateCommand,
]
