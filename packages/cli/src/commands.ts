import { arenaCommand } from './arena/command.ts'
import { balanceCommand } from './balance/command.ts'
import type { CommandDef } from './command.ts'
import { mutateCommand } from './mutate/command.ts'
import { trainCommand } from './train/command.ts'

const JSON_FLAG = ['--json', 'print one object and nothing else'] as const

export const commands: readonly CommandDef[] = [
  {
    usage: 'play',
    summary: 'play a campaign in the terminal; every answer is saved',
    options: [
      ['--seats <n>', 'seats at the table, 1 to 6'],
      [
        '--players <names>',
        'person, random, eager, hasty or automa for each seat; one name is for every seat',
      ],
      ['--lang <language>', 'en, de or pl'],
      ['--file <file>', 'where the campaign is kept; without it, in your own data folder'],
      ['--seed <n>', 'the chance of a new campaign'],
      ['--house <rules>', 'house rules of a new campaign, by their ids: H4,H6'],
    ],
    examples: [
      'charterstone play --players person,random,random',
      'charterstone play --file our-village.charterstone --house H4,H6',
    ],
    load: async () => (await import('./play/play.ts')).play,
  },
  {
    usage: 'simulate',
    summary: 'let bots play many games and count what happens',
    options: [
      ['--seats <n>', 'seats at the table, 1 to 6'],
      ['--games <n>', 'so many times game 1 of a new campaign'],
      ['--campaigns <n>', 'so many whole campaigns of 12 games'],
      ['--stage <n>', 'with --games: single games at this stage of the campaign, 1 to 12'],
      ['--players <names>', 'random, eager, hasty, automa; one name is for every seat'],
      ['--seed <n>', 'the chance of it all (1)'],
      ['--workers <n>', 'threads (as many as there are cores); the result does not depend on them'],
      JSON_FLAG,
    ],
    examples: [
      'charterstone simulate --seats 4 --games 1000',
      'charterstone simulate --seats 2 --campaigns 50 --players eager,random --json',
    ],
    load: async () => (await import('./simulate/simulate.ts')).simulate,
  },
  {
    usage: 'replay <file>',
    summary: 'tell a recorded campaign, sentence by sentence',
    options: [
      ['--to <n>', 'stop after so many answers'],
      ['--lang <language>', 'en, de or pl'],
    ],
    examples: ['charterstone replay our-village.charterstone --to 40'],
    load: async () => (await import('./replay/replay.ts')).replay,
  },
  {
    usage: 'verify <file>',
    summary: 'play a recorded campaign again; say that it holds, or where it breaks',
    options: [JSON_FLAG],
    examples: ['charterstone verify our-village.charterstone'],
    load: async () => (await import('./verify/verify.ts')).verify,
  },
  {
    usage: 'rules',
    summary: 'which clauses of the rules are covered by tests',
    options: [
      ['--check', 'fail when a clause has no test, or a test no clause'],
      ['--root <folder>', 'the repository to look at (this one)'],
      JSON_FLAG,
    ],
    examples: ['charterstone rules --check'],
    load: async () => (await import('./rules/rules.ts')).rules,
  },
  {
    usage: 'bench',
    summary: 'how fast the engine decides and clones, beside boardgame.io',
    options: [
      ['--seats <n>', 'only this number of seats'],
      ['--no-peers', 'without boardgame.io'],
      JSON_FLAG,
    ],
    examples: ['charterstone bench --json'],
    load: async () => (await import('./bench/bench.ts')).bench,
  },
  {
    usage: 'content',
    summary: 'count the cards of the box, or show one of them',
    options: [
      ['--show <card>', 'one card or building, by name or number'],
      ['--lang <language>', 'en, de or pl'],
      JSON_FLAG,
    ],
    examples: ['charterstone content --json', 'charterstone content --show masked-ball --lang pl'],
    load: async () => (await import('./content/content.ts')).content,
  },
  arenaCommand,
  balanceCommand,
  trainCommand,
  mutateCommand,
]
