import { buildingOf, type Catalogue } from '@charterstone/engine'
import { type Estimate, shareOf } from '../statistics/estimate.ts'
import { type Observation, sumOf } from './observation.ts'

/** How often a building is used: its share of the placements made while it stands. */
export type BuildingUse = Estimate & {
  readonly number: number
  readonly name: string
  /** A building of the commons, which B5 counts apart. */
  readonly isCommons: boolean
  /** Placements made while it stood. */
  readonly of: number
}

/** The most used first. */
export function buildingUses(catalogue: Catalogue, observations: readonly Observation[]): BuildingUse[] {
  const standing = sumOf(observations.map((observation) => observation.standing))
  return Object.entries(standing)
    .map(([key, of = 0]) => {
      const number = Number(key)
      const building = buildingOf(catalogue, number)
      return {
        number,
        name: building?.slug ?? key,
        isCommons: building?.commons !== null,
        ...shareOf(observations.map(({ uses, standing: stood }) => [uses[number] ?? 0, stood[number] ?? 0])),
        of,
      }
    })
    .sort((a, b) => b.value - a.value)
}

/** Buildings of charters that stood in no game. */
export function neverStood({ buildings }: Catalogue, uses: readonly BuildingUse[]): string[] {
  const stood = new Set(uses.map(({ number }) => number))
  return buildings
    .filter(({ number, commons }) => commons === null && !stood.has(number))
    .map(({ slug }) => slug)
}
