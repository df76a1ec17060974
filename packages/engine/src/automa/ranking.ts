import type { AutomaPlacement } from '../catalogue/automa.ts'
import type { Play } from '../loop/play.ts'
import { at } from '../state/list.ts'

export type CharterPlacement = Exclude<AutomaPlacement, { readonly commons: unknown }>

export function worthOf(play: Play, building: number): number {
  return play.box.building[building]?.value ?? 0
}

/** Picks a spot by the value of what stands there, as a card is marked; the last one if there are too few (A4). */
export function pickByValue(
  play: Play,
  spots: readonly number[],
  { by, rank, tie }: Omit<CharterPlacement, 'charter'>,
): number {
  if (spots.length === 0) return -1
  const { buildings } = play.state.legacy
  const nameOf = (spot: number): string => at(play.box.slug, at(buildings, spot))
  const names = spots.map(nameOf).sort()
  const order = spots.toSorted((a, b) => {
    const byWorth = worthOf(play, at(buildings, a)) - worthOf(play, at(buildings, b))
    const byName = names.indexOf(nameOf(a)) - names.indexOf(nameOf(b))
    return (by === 'lowest' ? byWorth : -byWorth) || (tie === 'az' ? byName : -byName)
  })
  return at(order, Math.min(rank, order.length) - 1)
}
