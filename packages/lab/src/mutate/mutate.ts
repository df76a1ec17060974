import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usageFailure } from '../command-line/failure.ts'
import { isOn, numberOption, type Options, textOption, wordOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { startProgress } from '../command-line/progress.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import { codeFiles, mutateFiles, PACKAGES, sampleOf, sourceFiles, testFiles } from './project.ts'
import { type Summary, summarise } from './summary.ts'
import { tryMutants } from './trial.ts'

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))
const MAX_MUTANTS = 1_000_000
const MAX_WORKERS = 64

export async function mutate(_args: readonly string[], options: Options): Promise<number> {
  const start = performance.now()
  const root = resolve(textOption(options, 'root') ?? REPOSITORY)
  const files = chosenFiles(root, options)
  const mutated = mutateFiles(root, files)
  const { mutants } = mutated
  const sample = numberOption(options, 'sample', { from: 1, to: MAX_MUTANTS }) ?? mutants.length
  const seed = seedOption(options)
  const workers = workersOption(options, MAX_WORKERS)
  const chosen = sample < mutants.length ? sampleOf(mutants, sample, seed) : mutants
  const progress = startProgress('mutants', chosen.length)
  const plan = {
    ...mutated,
    chosen,
    codeFiles: codeFiles(root, files),
    testFiles: testFiles(root),
    workers,
    isThorough: isOn(options, 'thorough'),
  }
  const outcomes = await tryMutants(plan, () => progress.add(1)).finally(() => progress.stop())
  // A seat that never was a number could not be changed: no mutant after all.
  const real = chosen.filter(({ id, when }) => when === undefined || outcomes.get(id) !== 'not reached')
  const summary = summarise(real, outcomes, (performance.now() - start) / 1000)
  if (isOn(options, 'json')) printJson(summary)
  else printSummary(summary)
  return 0
}

function chosenFiles(root: string, options: Options): readonly string[] {
  const name = wordOption(options, 'package', PACKAGES) ?? 'engine'
  const filter = textOption(options, 'filter') ?? ''
  const file = textOption(options, 'file')
  const folder = `packages/${name}/src/`
  if (!existsSync(join(root, folder))) throw usageFailure(`--root: there is no ${join(root, folder)}`)
  const files = sourceFiles(root, name).filter(
    (path) => path.slice(folder.length).includes(filter) && (file === undefined || path.endsWith(file)),
  )
  if (files.length === 0) throw usageFailure(`no file of ${folder} fits`)
  return files
}

function printSummary({ mutants, killed, share, tooLong, folders, survived, seconds }: Summary): void {
  for (const { file, line, change, isReached } of survived)
    printLine(`${file}:${line}  ${change}${isReached ? '' : '  (no quick test runs this)'}`)
  if (survived.length > 0) printLine()
  for (const [folder, own] of Object.entries(folders))
    printLine(`${folder}  ${own.killed} of ${own.mutants} killed, ${own.share} %`)
  printLine(`together  ${killed} of ${mutants} killed, ${share} %, ${tooLong} ran too long; ${seconds} s`)
}
