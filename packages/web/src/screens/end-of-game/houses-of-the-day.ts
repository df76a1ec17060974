import type { Event } from '@charterstone/engine'

export type House = Extract<Event, { readonly kind: 'constructed' }>

/** What was built in a game and still stands at its end, in order. */
export function housesOf(events: readonly Event[]): readonly House[] {
  const built = events.flatMap((event) => (event.kind === 'constructed' ? [event] : []))
  // Something may have been built over on the same day.
  return built.filter((house, index) => !built.slice(index + 1).some(({ spot }) => spot === house.spot))
}
