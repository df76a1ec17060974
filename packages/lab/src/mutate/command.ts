import type { CommandDef } from '../command-line/command.ts'

export const mutateCommand: CommandDef = {
  usage: 'mutate',
  summary: 'change the code in small ways and list the changes that no quick test notices',
  options: [
    ['--package <name>', 'the package to change: engine, testkit or content (default engine)'],
    ['--filter <text>', 'only files whose path inside the package contains this, such as automa/'],
    ['--file <file>', 'only this file'],
    ['--sample <n>', 'number of mutants to draw at random'],
    ['--seed <n>', 'random seed of the sample (default 1)'],
    ['--thorough', 'also run tests that play whole games; slower, and rarely finds more'],
    ['--workers <n>', 'number of processes (default: one per core)'],
    ['--root <folder>', 'the repository to check (default: this one)'],
    ['--json', 'print one JSON object and nothing else'],
  ],
  examples: [
    'charterstone mutate --filter automa',
    'charterstone mutate --file packages/engine/src/rules/quota.ts',
    'charterstone mutate --package engine --filter rules/ --sample 200 --json',
  ],
  load: async () => (await import('./mutate.ts')).mutate,
}
