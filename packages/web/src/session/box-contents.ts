import { greengully } from '@charterstone/content'
import { createEngine, versionOf } from '@charterstone/engine'
import type { Box } from './box.ts'

export const box: Box = {
  engine: createEngine(greengully),
  catalogue: greengully,
  version: versionOf(greengully),
}
