import { d } from '../ink/path.ts'
import { writtenGroup, writtenPath } from '../ink/written-marks.ts'

const DECK = 'M624 281H846Q869 281 869 304.5Q869 328 846 328H634'
const PLANKS = Array.from({ length: 26 }, (_, plank) => {
  const x = 616 + plank * 9
  return d`M${x} 267v28M${x + 16} 314v28`
}).join('')

/** Planks out to sea and back. */
export const PIER = writtenGroup(
  { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  [
    writtenPath(DECK, { stroke: 'var(--ink-art)', 'stroke-width': 33 }),
    writtenPath(DECK, { stroke: 'var(--log)', 'stroke-width': 30 }),
    writtenPath(PLANKS, { stroke: 'var(--log-shade)', 'stroke-width': 1, opacity: 0.6 }),
  ].join(''),
)
