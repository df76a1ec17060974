import type { BuildingDef } from '@charterstone/engine'
import type { Mark } from '../ink/mark.ts'
import { commonsPicture } from './commons-pictures.ts'
import { composeBuilding } from './compose.ts'
import { recipeOf } from './recipe.ts'

const drawn = new Map<BuildingDef, readonly Mark[]>()

/** The drawing of a building; made once for each. */
export function buildingMarks(def: BuildingDef): readonly Mark[] {
  const known = drawn.get(def)
  if (known !== undefined) return known
  const marks = def.commons === null ? composeBuilding(recipeOf(def)) : commonsPicture(def.commons)
  drawn.set(def, marks)
  return marks
}
