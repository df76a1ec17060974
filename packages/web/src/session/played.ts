import {
  appendAnswer,
  type CampaignConfig,
  type CampaignRecord,
  closeGame,
  type Event,
  isRevelation,
  newRecord,
  openGame,
  type Refusal,
  type SingleGameConfig,
  type State,
  takeBack,
} from '@charterstone/engine'
import type { Opening } from '../data/stored-campaign.ts'
import type { Box } from './box.ts'
import type { LogEntry } from './log.ts'

/** A campaign with its open game, as a value: every step makes a new one, so that an old one can be returned to. */
export type Played = {
  readonly record: CampaignRecord
  readonly state: State
  readonly opening: Opening | null
  readonly log: readonly LogEntry[]
  /** Answers that can be taken back, oldest first: those since something was revealed. */
  readonly marks: readonly Mark[]
}

type Mark = {
  readonly state: State
  readonly answers: number
  readonly entries: number
  readonly isPerson: boolean
}

export type Beginning = {
  readonly config: CampaignConfig | SingleGameConfig
  /** Who answers for each seat. */
  readonly players: readonly string[]
}

/** A new campaign or single game, before its set-up. */
export function begin({ engine, version }: Box, { config, players }: Beginning): Played {
  const state = 'stage' in config ? engine.newSingleGame(config) : engine.newCampaign(config)
  return {
    record: newRecord({ config, players, version }, state),
    state,
    opening: null,
    log: [],
    marks: [],
  }
}

/** Sets up the next game. */
export function setUp({ engine }: Box, { record, state }: Played): Played {
  const next = engine.clone(state)
  const events: Event[] = []
  engine.startGame(next, events)
  const opening: Opening = { state: engine.clone(next), events }
  return { record: openGame(record, next), state: next, opening, log: [openingEntry(events)], marks: [] }
}

export function openingEntry(events: readonly Event[]): LogEntry {
  return { place: 0, answers: 0, seat: -1, key: null, isPerson: false, events }
}

/** Answers the pending decision. Nothing changes when the answer is refused. */
export function answerWith(box: Box, played: Played, key: string): Played | Refusal {
  const course = goOn(box, played, key, (seat) => isPersonAt(played.record, seat))
  if ('reason' in course) return course
  return { ...played, ...course, record: appendAnswer(played.record, key, course.state) }
}

/** The open game without its record. */
export type Course = Pick<Played, 'state' | 'log' | 'marks'>

export function goOn(
  { engine }: Box,
  { state, log, marks }: Course,
  key: string,
  isPersonIn: (seat: number) => boolean,
): Course | Refusal {
  const seat = state.pending?.seat ?? -1
  const next = engine.clone(state)
  const events: Event[] = []
  const refusal = engine.apply(next, key, events)
  if (refusal !== undefined) return refusal
  const answers = log.at(-1)?.answers ?? 0
  const isPerson = isPersonIn(seat)
  const entry: LogEntry = { place: log.length, answers: answers + 1, seat, key, isPerson, events }
  return {
    state: next,
    log: [...log, entry],
    marks: events.some(isRevelation) ? [] : [...marks, { state, answers, entries: log.length, isPerson }],
  }
}

export function isRefusal(outcome: Course | Refusal): outcome is Refusal {
  return 'reason' in outcome
}

/** Back to the last choice of a person; null when something has been revealed since. */
export function undone(played: Played): Played | null {
  const { record, log, marks } = played
  const last = marks.findLastIndex(({ isPerson }) => isPerson)
  const mark = marks[last]
  if (mark === undefined) return null
  return {
    ...played,
    record: takeBack(record, mark.answers, mark.state),
    state: mark.state,
    log: log.slice(0, mark.entries),
    marks: marks.slice(0, last),
  }
}

/** The evening is over: what was not kept returns to the box. */
export function packedUp({ engine }: Box, { record, state }: Played): Played {
  const next = engine.clone(state)
  engine.packUp(next)
  return { record: closeGame(record, next), state: next, opening: null, log: [], marks: [] }
}

export function isPersonAt({ players, checkpoint }: CampaignRecord, seat: number): boolean {
  return players[seat] === PERSON && checkpoint.legacy.seats[seat]?.player === 'person'
}

export const PERSON = 'person'
export const AUTOMA = 'automa'
