import { type Cast, type Event, sentenceOfEvent } from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'
import { verdictOf } from '../end-of-game/verdict.ts'
import { tellingEvents } from './last-evening.ts'

/** One game as far as it was played. */
export type Evening = {
  readonly game: number
  readonly events: readonly Event[]
  /** The points of each seat now. */
  readonly vp: readonly number[]
}

/** Who has to do something next: a seat, or the next game for all. */
export type Next = { readonly seat: number } | { readonly game: number }

const TOLD = 3

/** The last evening in at most five sentences: how it stands, what happened, what comes next. */
export function eveningSentences(say: Say, cast: Cast, evening: Evening, next: Next): readonly string[] {
  return [
    standing(say, cast, evening),
    ...tellingEvents(evening.events, TOLD).map((event) => sentenceOfEvent(cast, event)),
    'seat' in next
      ? say('recap.turn', { name: cast.seats[next.seat] ?? '' })
      : say('recap.next-game', { game: next.game }),
  ]
}

function standing(say: Say, { seats }: Cast, { game, events, vp }: Evening): string {
  const result = events.find((event) => event.kind === 'game-ended')
  if (result !== undefined) {
    const verdict = verdictOf(result)
    const names = result.winners.map((seat) => seats[seat] ?? '')
    switch (verdict.kind) {
      case 'alone':
        return say('recap.alone', { game, names, vp: verdict.vp })
      case 'win':
        return say('recap.won', { game, names, margin: verdict.margin })
      case 'tie-break':
        return say('recap.tie-break', { game, names })
      case 'shared':
        return say('recap.shared', { game, names })
    }
  }
  const round = events.reduce((last, event) => (event.kind === 'turn-started' ? event.round : last), 1)
  const best = Math.max(...vp)
  const leaders = seats.filter((_, seat) => vp[seat] === best)
  return leaders.length > 1
    ? say('recap.level', { game, round, names: leaders, vp: best })
    : say('recap.leads', { game, round, names: leaders, vp: best })
}
