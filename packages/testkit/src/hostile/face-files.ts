import {
  type Engine,
  importRecord,
  type RecordFault,
  roll,
  type State,
  seedRng,
  versionOf,
  violationsOf,
} from '@charterstone/engine'
import type { HostileFile } from './hostile-files.ts'

/** The hostile files that were imported, and the reasons why the others were refused. */
type Faced = { readonly taken: readonly string[]; readonly kinds: ReadonlySet<RecordFault['kind']> }

const MAX_MILLISECONDS = 5000
const ANSWERS = 60

/** Imports each file. Throws when an import is slow, or when an imported game cannot be continued. */
export function faceFiles(engine: Engine, files: Iterable<HostileFile>): Faced {
  const taken: string[] = []
  const kinds = new Set<RecordFault['kind']>()
  for (const { name, text } of files) {
    const started = performance.now()
    const imported = importRecord(engine, text, versionOf(engine.catalogue))
    if (performance.now() - started > MAX_MILLISECONDS) throw new Error(`${name} is too slow`)
    if (imported.ok) {
      taken.push(name)
      playOn(engine, name, imported.state)
    } else kinds.add(imported.fault.kind)
  }
  return { taken, kinds }
}

function playOn(engine: Engine, name: string, start: State): void {
  const state = engine.clone(start)
  const rng = seedRng(ANSWERS)
  for (let answer = 0; answer < ANSWERS && state.pending !== null; answer++) {
    const { options } = state.pending
    engine.apply(state, options[roll(rng, options.length)] ?? '')
    const violations = violationsOf(state, engine.catalogue)
    if (violations.length > 0) throw new Error(`${name} was imported, but ${violations.join('; ')}`)
  }
}
