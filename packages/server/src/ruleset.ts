import { greengully } from '@charterstone/content'
import { createEngine, type Engine, type Version, versionOf } from '@charterstone/engine'

/** The engine of the catalogue that this server plays, and its version. */
export type Ruleset = { readonly engine: Engine; readonly version: Version }

export const ruleset: Ruleset = { engine: createEngine(greengully), version: versionOf(greengully) }
