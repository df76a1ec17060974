import type { Event, GameRecord, State } from '@charterstone/engine'
import type { Match } from '../arena/match.ts'
import { playMatch } from '../arena/play-match.ts'
import { campaignScoreOf } from '../arena/play-outcome.ts'
import type { Ruleset } from '../ruleset.ts'
import { influenceUseOf } from './influence-use.ts'
import { count, type Mover, newObservation, type Observation, type ObservedGame } from './observation.ts'
import { notePick } from './observe-picks.ts'

/** Plays a match and counts what section 11 of the rules asks about. `gameEnded` is called after each game. */
export function observe(ruleset: Ruleset, match: Match, gameEnded = (): void => {}): Observation {
  const { engine } = ruleset
  const observation = newObservation()
  const totals: (readonly number[])[] = []
  let tally = newTally()
  playMatch(engine, match, {
    answered: (state, _decision, key) => notePick(ruleset, observation, state, key),
    happened: (state, events) => {
      for (const event of events) {
        noteEvent(observation, state, event, ruleset)
        addToTally(tally, event)
      }
    },
    ended: (state, record) => {
      observation.games.push(gameOf(state, record, tally))
      tally = newTally()
      if (match.stage === 0) {
        const score = campaignScoreOf(engine, state)
        totals.push(score.totals)
        observation.campaign = { totals, champions: score.champions, letters: state.legacy.letters }
      }
      gameEnded()
    },
  })
  return observation
}

/** What is counted while a game is played. */
type Tally = { readonly moves: Record<Mover, number>; built: number; crates: number }

function newTally(): Tally {
  return { moves: { play: 0, dusk: 0, noInfluence: 0 }, built: 0, crates: 0 }
}

function addToTally(tally: Tally, event: Event): void {
  if (event.kind === 'progressed') {
    if (event.why === 'play' || event.why === 'automa') tally.moves.play += 1
    else if (event.why === 'dusk') tally.moves.dusk += 1
    else if (event.why === 'no-influence') tally.moves.noInfluence += 1
  } else if (event.kind === 'constructed') tally.built += 1
  else if (event.kind === 'crate-opened') tally.crates += 1
}

function gameOf({ table }: State, { game, vp, turns }: GameRecord, tally: Tally): ObservedGame {
  return {
    game,
    charters: table.seats.map(({ charter }) => charter),
    vp,
    turns,
    first: table.first,
    ...tally,
  }
}

function noteEvent(
  { uses, standing, influence }: Observation,
  { table, legacy }: State,
  event: Event,
  { catalogue }: Ruleset,
): void {
  if (event.kind === 'placed') {
    count(uses, event.building)
    for (const spot of table.inPlay) count(standing, legacy.buildings[spot] ?? 0)
    return
  }
  const use = influenceUseOf(catalogue, event)
  if (use !== null) count(influence, use, event.kind === 'paid' ? event.count : 1)
}
