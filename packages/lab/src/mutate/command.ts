import type { CommandDef } from '../command-line/command.ts'

export const mutateCommand: CommandDef = {
  usage: 'mutate',
  summary: 'change the code in small ways and see whether a quick test fails',
  options: [
    ['--package <name>', 'the package to change: engine, testkit or content (engine)'],
    ['--filter <text>', 'only files whose path inside the package has this in it, as in automa/'],
    ['--file <file>', 'only this file'],
    ['--sample <n>', 'number of mutants to draw at random'],
    ['--seed <n>', 'the chance of the sample (1)'],
    ['--thorough', 'also run tests that play whole games; slower, and seldom finds more'],
    ['--workers <n>', 'processes (as many as there are cores)'],
    ['--root <folder>', 'the repository to look at (this one)'],
    ['--json', 'print one object and nothing else'],
  ],
  examples: [
    'charterstone mutate --filter automa',
    'charterstone mutate --file packages/engine/src/rules/quota.ts',
    'charterstone mutate --package engine --filter rules/ --sample 200 --json',
  ],
  load: async () => (await import('./mutate.ts')).mutate,
}
