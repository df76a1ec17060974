import type { Catalogue, Commons, Event } from '@charterstone/engine'
import { defOf } from '@charterstone/engine'

/** Where points come from, in the order of the bars. */
export const SOURCES = [
  'buildings',
  'constructed',
  'crates',
  'objectives',
  'quota',
  'people',
  'reputation',
] as const
export type Source = (typeof SOURCES)[number]

/** The points of one seat by where they came from. */
export type Score = Readonly<Record<Source, number>>

const OF_EVENT: Readonly<Partial<Record<Event['kind'], Source>>> = {
  constructed: 'constructed',
  'crate-opened': 'crates',
  'scored-objective': 'objectives',
  sold: 'quota',
}

const OF_COMMONS: Readonly<Partial<Record<Commons, Source>>> = {
  zeppelin: 'constructed',
  charterstone: 'crates',
  grandstand: 'objectives',
  'cloud-port': 'quota',
}

/** Every point of a game, by what gave it. */
export function scoresOf(catalogue: Catalogue, events: readonly Event[], seats: number): readonly Score[] {
  const scores = Array.from({ length: seats }, empty)
  /** What each seat has just done that is worth points of its own. */
  const deeds: (Source | undefined)[] = []
  const add = (seat: number, source: Source, vp: number) => {
    const score = scores[seat]
    if (score !== undefined) score[source] += vp
  }
  for (const event of events) {
    if (event.kind === 'turn-started' || event.kind === 'placed') deeds.length = 0
    const deed = OF_EVENT[event.kind]
    if (deed !== undefined && 'seat' in event) deeds[event.seat] = deed
    if (event.kind === 'reputation-scored') {
      // The event before this one has counted the same points, without a source.
      add(event.seat, 'people', -event.vp)
      add(event.seat, 'reputation', event.vp)
    }
    if (event.kind !== 'won-vp') continue
    const building = defOf(catalogue, 'building', event.source)
    if (building === undefined) add(event.seat, 'people', event.vp)
    else {
      const common = building.commons === null ? undefined : OF_COMMONS[building.commons]
      add(event.seat, deeds[event.seat] ?? common ?? 'buildings', event.vp)
      deeds[event.seat] = undefined
    }
  }
  return scores
}

function empty(): Record<Source, number> {
  return { buildings: 0, constructed: 0, crates: 0, objectives: 0, quota: 0, people: 0, reputation: 0 }
}
