import { LANGUAGES } from '@charterstone/engine'
import { BOTS_HELP, type CommandDef, labCommands } from '@charterstone/lab'

const LANG_FLAG = ['--lang <language>', `one of ${LANGUAGES.join(', ')} (default en)`] as const
const JSON_FLAG = ['--json', 'print one JSON object and nothing else'] as const

export const commands: readonly CommandDef[] = [
  {
    usage: 'play',
    summary: 'play a campaign in the terminal; every answer is saved',
    options: [
      ['--seats <n>', 'seats at the table, 1 to 6'],
      ['--players <names>', `person, automa or a bot for each seat; one name fills every seat. ${BOTS_HELP}`],
      LANG_FLAG,
      ['--file <file>', 'file of the campaign (default: in your data folder)'],
      ['--seed <n>', 'random seed of a new campaign'],
      ['--house <rules>', 'house rules of a new campaign, by id: H4,H6'],
    ],
    examples: [
      'charterstone play --players person,medium:builder,hard',
      'charterstone play --file our-village.charterstone --house H4,H6',
    ],
    load: async () => (await import('./play/play.ts')).play,
  },
  {
    usage: 'replay <file>',
    summary: 'print a recorded campaign, sentence by sentence',
    options: [['--to <n>', 'stop after this many answers'], LANG_FLAG],
    examples: ['charterstone replay our-village.charterstone --to 40'],
    load: async () => (await import('./replay/replay.ts')).replay,
  },
  {
    usage: 'verify <file>',
    summary: 'replay a recorded campaign and report whether it is valid, or where it breaks',
    options: [JSON_FLAG],
    examples: ['charterstone verify our-village.charterstone'],
    load: async () => (await import('./verify/verify.ts')).verify,
  },
  {
    usage: 'review <file>',
    summary: 'look back on finished games: what decided them, luck and skill, and better turns',
    options: [
      ['--game <n>', 'only this game (default: all finished ones)'],
      ['--seat <n>', 'look only at the turns of this seat, from 1 on'],
      LANG_FLAG,
      JSON_FLAG,
    ],
    examples: [
      'charterstone review our-village.charterstone --game 4',
      'charterstone review our-village.charterstone --seat 1 --json',
    ],
    load: async () => (await import('./review/review.ts')).review,
  },
  {
    usage: 'content',
    summary: 'count the cards of the box, or show one of them',
    options: [['--show <card>', 'one card or building, by name or number'], LANG_FLAG, JSON_FLAG],
    examples: ['charterstone content --json', 'charterstone content --show masked-ball --lang pl'],
    load: async () => (await import('./content/content.ts')).content,
  },
  {
    usage: 'backup <file>',
    summary:
      'write all online tables into one file, while the server runs; it uses the settings of the server',
    options: [],
    examples: [
      'charterstone backup tables-2026-01-31.db',
      'DATA_DIR=/srv/tables charterstone backup tables.db',
    ],
    load: async () => (await import('./backup/backup.ts')).backup,
  },
  {
    usage: 'restore <file>',
    summary:
      'replace all online tables by a backup, while the server is stopped; the old ones are kept beside it',
    options: [],
    examples: ['charterstone restore tables-2026-01-31.db'],
    load: async () => (await import('./backup/backup.ts')).restore,
  },
  ...labCommands,
]
