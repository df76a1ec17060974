import type { BuildingDef, Cost, Effect } from '@charterstone/engine'

/** What a change is made of. One VP is a large step for a building; the others are finer. */
export const LEVERS = ['vp', 'coin', 'resource', 'influence'] as const
export type Lever = (typeof LEVERS)[number]

/** The steps that can be drawn: 1 is better for the one who uses the building, -1 is worse. */
export const STEPS = [-1, 0, 1] as const
export type Step = (typeof STEPS)[number]

/** The building with that change; null when no card can say it, as with a VP less where there is none. */
export function changedBuilding(building: BuildingDef, lever: Lever, step: Step): BuildingDef | null {
  if (step === 0) return building
  const { cost, benefit } = building
  if (lever === 'vp') {
    const changed = withVp(benefit, step)
    return changed === null ? null : { ...building, benefit: changed }
  }
  const { paid, effect } = GOODS[lever]
  if (step > 0 && (cost[paid] ?? 0) > 0) return { ...building, cost: withCost(cost, paid, -1) }
  const changed = withGain(benefit, effect, step)
  if (changed !== null) return { ...building, benefit: changed }
  return { ...building, cost: withCost(cost, paid, 1) }
}

export function possibleSteps(building: BuildingDef, lever: Lever): Step[] {
  return STEPS.filter((step) => changedBuilding(building, lever, step) !== null)
}

const GOODS = {
  coin: { paid: 'coin', effect: { kind: 'gain', good: 'coin', count: 1 } },
  resource: { paid: 'any', effect: { kind: 'gain-any', count: 1 } },
  influence: { paid: 'influence', effect: { kind: 'regain', count: 1 } },
} as const satisfies Record<Exclude<Lever, 'vp'>, { paid: keyof Cost; effect: Effect }>

type Gain = (typeof GOODS)[keyof typeof GOODS]['effect']

/** The first VP that the building gives, be it for a construction or a sale, changes; a new VP comes last. */
function withVp(benefit: readonly Effect[], step: Step): readonly Effect[] | null {
  const place = benefit.findIndex((effect) => vpOf(effect) !== null)
  const found = benefit[place]
  if (found === undefined) return step > 0 ? [...benefit, { kind: 'vp', count: step }] : null
  const vp = (vpOf(found) ?? 0) + step
  if (found.kind === 'vp') return withCount(benefit, place, { ...found, count: vp }, vp)
  return vp < 0 ? null : benefit.with(place, { ...found, vp } as Effect)
}

function vpOf(effect: Effect): number | null {
  if (effect.kind === 'vp') return typeof effect.count === 'number' ? effect.count : null
  return 'vp' in effect ? effect.vp : null
}

/** More or less of a gain; null when there is nothing to take away. */
function withGain(benefit: readonly Effect[], gain: Gain, step: Step): readonly Effect[] | null {
  const place = benefit.findIndex((effect) => isSameGain(effect, gain))
  const found = benefit[place]
  if (found === undefined || !('count' in found) || typeof found.count !== 'number')
    return step > 0 ? [...benefit, gain] : null
  const count = found.count + step
  return withCount(benefit, place, { ...found, count }, count)
}

function isSameGain(effect: Effect, gain: Gain): boolean {
  return effect.kind === gain.kind && (effect.kind !== 'gain' || effect.good === 'coin')
}

/** An effect with a count of 0 goes; a building keeps at least one effect. */
function withCount(
  benefit: readonly Effect[],
  place: number,
  effect: Effect,
  count: number,
): readonly Effect[] | null {
  if (count > 0) return benefit.with(place, effect)
  return benefit.length === 1 ? null : benefit.filter((_, index) => index !== place)
}

function withCost(cost: Cost, paid: keyof Cost, by: number): Cost {
  const { [paid]: before = 0, ...rest } = cost
  return before + by > 0 ? { ...rest, [paid]: before + by } : rest
}
