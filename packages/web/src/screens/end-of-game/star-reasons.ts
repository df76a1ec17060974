import type { Event, Legacy } from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'

/** The stars that a charter has placed after a game, by what they are for. */
export type StarReasons = {
  readonly points: number
  readonly guidepost: number
  /** A choice in the story, a companion. */
  readonly story: number
}

/** Points for one star (R28.1). */
const POINTS_A_STAR = 10

/** By charter: those for the guidepost are placed before the result, those for points after it. */
export function starReasons(
  events: readonly Event[],
  seats: Legacy['seats'],
): ReadonlyMap<number, StarReasons> {
  const ended = events.findIndex(({ kind }) => kind === 'game-ended')
  const result = events[ended]
  return new Map(
    seats.map(({ charter }, seat) => {
      const before = starsIn(events.slice(0, ended), charter)
      const after = starsIn(events.slice(ended), charter)
      const vp = result?.kind === 'game-ended' ? (result.vp[seat] ?? 0) : 0
      const guidepost = Math.min(before, goalsIn(events, seat))
      const points = Math.min(after, Math.floor(vp / POINTS_A_STAR))
      return [charter, { points, guidepost, story: before - guidepost + after - points }]
    }),
  )
}

/** "2 stars for 20 full points, 1 star for the guidepost". */
export function sayStars(say: Say, { points, guidepost, story }: StarReasons): string {
  return [
    ...(points > 0 ? [say('end.stars-points', { stars: points, points: points * POINTS_A_STAR })] : []),
    ...(guidepost > 0 ? [say('end.stars-guidepost', { stars: guidepost })] : []),
    ...(story > 0 ? [say('end.stars-story', { stars: story })] : []),
  ].join(', ')
}

function starsIn(events: readonly Event[], charter: number): number {
  return events.filter((event) => event.kind === 'glory-placed' && event.charter === charter).length
}

function goalsIn(events: readonly Event[], seat: number): number {
  return events.filter((event) => event.kind === 'goal-achieved' && event.seat === seat).length
}
