import { type BuildingDef, type Catalogue, roll, seedRng } from '@charterstone/engine'
import { changedBuilding, type Lever, possibleSteps, type Step } from './change-building.ts'

/** A random change of every building at once, by number. */
export type Draw = Readonly<Record<number, Step>>

/** Basic buildings and the commons stay as they are (BB1, R17). */
export function isTunable({ commons, depth }: BuildingDef): boolean {
  return commons === null && depth > 0
}

/** Every step that the card can say is as likely as the others. */
export function drawChanges({ buildings }: Catalogue, lever: Lever, seed: number): Draw {
  const rng = seedRng(seed)
  const draw: Record<number, Step> = {}
  for (const building of buildings.filter(isTunable)) {
    const steps = possibleSteps(building, lever)
    draw[building.number] = steps[roll(rng, steps.length)] ?? 0
  }
  return draw
}

export function changedCatalogue(catalogue: Catalogue, lever: Lever, draw: Draw): Catalogue {
  return {
    ...catalogue,
    buildings: catalogue.buildings.map(
      (building) => changedBuilding(building, lever, draw[building.number] ?? 0) ?? building,
    ),
  }
}
