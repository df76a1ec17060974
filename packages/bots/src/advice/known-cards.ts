import type { Engine } from '@charterstone/engine'
import type { World } from '../world.ts'

/**
 * The cards and objectives that the asked seat can see in a world that was imagined for it. All others were made up:
 * nothing may be said about them (D5).
 */
export function knownCards(engine: Engine, world: World): ReadonlySet<number> {
  const { table, legacy, pending } = world
  const offered =
    pending === null
      ? []
      : engine.options(world).flatMap((option) => (option.kind === 'card' ? [option.card] : []))
  const own = table.seats[pending?.seat ?? 0]
  return new Set([
    ...table.mat,
    ...table.discard,
    ...table.objectives,
    ...table.seats.flatMap(({ cards, objectives }) => [...cards, ...objectives]),
    ...(legacy.charters[own?.charter ?? -1]?.chest ?? []),
    ...offered,
  ])
}
