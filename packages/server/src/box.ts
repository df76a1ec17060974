import { greengully } from '@charterstone/content'
import { createEngine, type Engine, type Version, versionOf } from '@charterstone/engine'

/** The rules of the box that is played here, and which version of them. */
export type Box = { readonly engine: Engine; readonly version: Version }

export const box: Box = { engine: createEngine(greengully), version: versionOf(greengully) }
