import type { AutomaPlacement } from '../catalogue/automa.ts'
import type { Play } from '../flow/play.ts'
import { at } from '../state/list.ts'

export type CharterPlacement = Exclude<AutomaPlacement, { readonly commons: unknown }>

/** Picks a spot by the value of what stands there, as a card is marked; the last one if there are too few (A4). */
export function pickByValue(
  play: Play,
  spots: readonly number[],
  { by, rank, tie }: CharterPlacement,
): number {
  if (spots.length === 0) return -1
  const { buildings } = play.state.legacy
  const worthOf = (spot: number): number => play.box.building[at(buildings, spot)]?.value ?? 0
  const nameOf = (spot: number): string => at(play.box.slug, at(buildings, spot))
  const order = spots.toSorted((a, b) => {
    const difference = by === 'highest' ? worthOf(b) - worthOf(a) : worthOf(a) - worthOf(b)
    if (difference !== 0) return difference
    const isBefore = nameOf(a) < nameOf(b)
    return isBefore === (tie === 'az') ? -1 : 1
  })
  return at(order, Math.min(rank, order.length) - 1)
}
