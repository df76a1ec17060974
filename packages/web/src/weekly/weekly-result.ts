import type { Engine } from '@charterstone/engine'
import type { StoredCampaign } from '../data/stored-campaign.ts'
import { readReplay, type WeeklyReplay, writeReplay } from './replay-address.ts'
import { weekOfGame } from './weekly-game.ts'

/** Who came where: the best first. */
export type Standing = {
  readonly name: string
  readonly vp: number
  readonly place: number
  readonly isPlayer: boolean
}

export function standingsOf({ playthrough }: WeeklyReplay): readonly Standing[] {
  const { legacy, table } = playthrough.state
  const points = table.seats.map(({ vp }) => vp)
  return legacy.seats
    .map(({ name }, seat) => ({
      name,
      vp: points[seat] ?? 0,
      place: 1 + points.filter((vp) => vp > (points[seat] ?? 0)).length,
      isPlayer: seat === 0,
    }))
    .toSorted((a, b) => a.place - b.place)
}

/** A finished weekly game of this browser with its address; null when it is none, or was played by other rules. */
export function ownResult(
  engine: Engine,
  { record }: StoredCampaign,
): { readonly replay: WeeklyReplay; readonly fragment: string } | null {
  const week = weekOfGame(record)
  const { answers = [] } = record.games[0] ?? record.current ?? {}
  const fragment =
    week === null ? null : writeReplay(engine, week, record.config.seats[0]?.name ?? '', answers)
  const replay = fragment === null ? 'damaged' : readReplay(engine, fragment)
  return fragment === null || typeof replay === 'string' ? null : { replay, fragment }
}
