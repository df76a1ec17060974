import type { BuildingDef } from '@charterstone/engine'
import { inkedGroup } from '../ink/written-marks.ts'
import { buildingMarks } from './building-marks.ts'

/** Small houses are drawn larger, so that all fill their tile. */
const SMALL = 'translate(0 -1) scale(1.27) translate(0 -3)'
const LARGE = 'translate(0 -2) scale(1.14) translate(0 -2)'

const known = new WeakMap<BuildingDef, string>()

/** One building in tile space, without its ground. It depends on its data only. */
export function buildingStrokes(building: BuildingDef): string {
  const before = known.get(building)
  if (before !== undefined) return before
  const text = inkedGroup(buildingMarks(building), sizeOf(building))
  known.set(building, text)
  return text
}

/** The windows and lamps of a building, lit; laid over the tint of the evening. */
export function lightStrokes(building: BuildingDef): string {
  const path = buildingMarks(building)
    .filter(({ role }) => role === 'window' || role === 'lamp')
    .map(({ d }) => d)
    .join('')
  const transform = sizeOf(building)
  return `<path d="${path}" fill="var(--window-lit)"${transform === undefined ? '' : ` transform="${transform}"`}/>`
}

function sizeOf({ commons, depth }: BuildingDef): string | undefined {
  if (commons !== null) return undefined
  return depth <= 1 ? SMALL : LARGE
}
