import { greengully } from '@charterstone/content'
import { createEngine, versionOf } from '@charterstone/engine'
import type { Ruleset } from './ruleset.ts'

export const ruleset: Ruleset = {
  engine: createEngine(greengully),
  catalogue: greengully,
  version: versionOf(greengully),
}
