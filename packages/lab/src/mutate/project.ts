import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type NumberedMutant, numberMutants } from './mutant.ts'
import { mutantsOf } from './mutators.ts'
import { switchedSource } from './switched.ts'

/** The packages whose quick tests run outside Vitest: they use its `describe`, `it`, `test` and `expect` alone. */
export const PACKAGES = ['engine', 'testkit', 'content'] as const

export type Mutated = {
  readonly mutants: readonly NumberedMutant[]
  readonly switched: ReadonlyMap<string, string>
  /** Files that keep something from one test to the next. */
  readonly keeping: ReadonlySet<string>
}

/** A variable of the whole file that is made to be changed. */
const KEPT = /^(?:export )?(?:let |const \w+ = new )/m

/** All mutants of files, given as paths from the root with slashes. */
export function mutateFiles(root: string, files: readonly string[]): Mutated {
  const mutants: NumberedMutant[] = []
  const switched = new Map<string, string>()
  const keeping = new Set<string>()
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    const own = numberMutants(file, source, mutantsOf(file, source), mutants.length)
    mutants.push(...own)
    if (own.length > 0) switched.set(addressOf(root, file), switchedSource(source, own))
    if (KEPT.test(source)) keeping.add(file)
  }
  return { mutants, switched, keeping }
}

export function sourceFiles(root: string, name: string): readonly string[] {
  return filesOf(root, name).filter((file) => !file.endsWith('.test.ts'))
}

/** Addresses of the files with mutants, and of the code that all tests share. */
export function codeFiles(root: string, files: readonly string[]): readonly string[] {
  const entries = PACKAGES.map((name) => `packages/${name}/src/index.ts`)
  return [...entries.filter((file) => existsSync(join(root, file))), ...files].map((file) =>
    addressOf(root, file),
  )
}

/** Addresses of the quick tests that may reach a package: those of all packages that run outside Vitest. */
export function testFiles(root: string): readonly string[] {
  const present = readdirSync(join(root, 'packages'))
  return PACKAGES.filter((name) => present.includes(name))
    .flatMap((name) => filesOf(root, name))
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.slow.test.ts'))
    .map((file) => addressOf(root, file))
}

/** The same mutants for the same seed, also after other files have changed. */
export function sampleOf(
  mutants: readonly NumberedMutant[],
  count: number,
  seed: number,
): readonly NumberedMutant[] {
  const lots = new Map(mutants.map((mutant) => [mutant.id, lotOf(mutant, seed)]))
  const lot = ({ id }: NumberedMutant): string => lots.get(id) ?? ''
  return [...mutants].sort((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, count)
}

function lotOf({ file, line, change }: NumberedMutant, seed: number): string {
  return createHash('sha256').update(`${seed} ${file} ${line} ${change}`).digest('hex')
}

function filesOf(root: string, name: string): readonly string[] {
  const folder = `packages/${name}/src`
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
}

function addressOf(root: string, file: string): string {
  return pathToFileURL(join(root, file)).href
}
