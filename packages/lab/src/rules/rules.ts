import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usageFailure } from '../command-line/failure.ts'
import { isOn, type Options, textOption } from '../command-line/options.ts'
import { printJson, printLine } from '../command-line/output.ts'
import { hang } from '../command-line/width.ts'
import { clausesIn, pendingIn } from './clauses.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { citedIn } from './test-titles.ts'

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))

export async function rules(_args: readonly string[], options: Options): Promise<number> {
  const given = textOption(options, 'root')
  const root = given === undefined ? REPOSITORY : resolve(given)
  const folder = join(root, 'docs', 'rules')
  if (!existsSync(folder)) throw usageFailure(`--root: there is no ${folder}`)
  const coverage = coverageOf(clausesIn(folder), pendingIn(folder), citedIn(root))
  if (isOn(options, 'json')) printJson(coverage)
  else printCoverage(coverage)
  return isOn(options, 'check') && coverage.orphans.length > 0 ? 1 : 0
}

function printCoverage({ clauses, implemented, covered, pending, orphans }: Coverage): void {
  printLine(`clauses      ${clauses}`)
  printLine(`implemented  ${implemented}`)
  printLine(`covered      ${covered}`)
  printLine(hang('pending      ', `${pending.length} ${pending.join(' ')}`.trim()))
  printLine(hang('orphans      ', `${orphans.length} ${orphans.join(' ')}`.trim()))
}
