import {
  appendAnswer,
  backTo,
  type CampaignConfig,
  type CampaignRecord,
  closeGame,
  type Event,
  newRecord,
  openGame,
  type Refusal,
  revelationIn,
  type SingleGameConfig,
  type State,
  type StepHead,
  takeBack,
  type Undo,
  undoAtOneScreen,
} from '@charterstone/engine'
import type { Opening } from '../data/stored-campaign.ts'
import type { Box } from './box.ts'
import type { LogEntry } from './log.ts'

/** A campaign with its open game, as a value: every step makes a new one, so that an old one can be returned to. */
export type Played = {
  readonly record: CampaignRecord
  readonly state: State
  readonly opening: Opening | null
  /** Where the log begins: the set-up, or where the rules moved on in the middle of a game. */
  readonly start: State
  /** The beginning, then one entry an answer. Empty between games. */
  readonly log: readonly LogEntry[]
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
    start: state,
    log: [],
  }
}

/** Sets up the next game. */
export function setUp({ engine }: Box, { record, state }: Played): Played {
  const next = engine.clone(state)
  const events: Event[] = []
  engine.startGame(next, events)
  const opening: Opening = { state: engine.clone(next), events }
  return {
    record: openGame(record, next),
    state: next,
    opening,
    start: opening.state,
    log: [openingEntry(0, events)],
  }
}

export function openingEntry(answers: number, events: readonly Event[]): LogEntry {
  return { place: 0, answers, seat: -1, key: null, isPerson: false, events }
}

/** Answers the pending decision. Nothing changes when the answer is refused. */
export function answerWith(box: Box, played: Played, key: string): Played | Refusal {
  const course = goOn(box, played, key, (seat) => isPersonAt(played.record, seat))
  if ('reason' in course) return course
  return { ...played, ...course, record: appendAnswer(played.record, key, course.state) }
}

/** The open game without its record. */
export type Course = Pick<Played, 'state' | 'log'>

export function goOn(
  { engine }: Box,
  { state, log }: Course,
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
  return { state: next, log: [...log, entry] }
}

export function isRefusal(outcome: Course | Refusal): outcome is Refusal {
  return 'reason' in outcome
}

/** What can be taken back now (D6). The last person to answer is at the screen. */
export function undoNow({ log }: Pick<Played, 'log'>): Undo {
  return undoAtOneScreen(log.map(headOf))
}

function headOf({ answers, seat, key, isPerson, events }: LogEntry): StepHead {
  const by = isPerson ? PERSON : ''
  return { number: answers, seat, key, by, isSecret: false, reveals: revelationIn(events) }
}

/** Back to the last choice of a person; null when there is none, or when it takes a consent that was not given. */
export function undone({ engine }: Box, played: Played, hasConsent: boolean): Played | null {
  const { record, log, start } = played
  const back = undoNow(played)
  if (back.kind === 'none' || (back.kind === 'consent' && !hasConsent)) return null
  const { to } = back
  const kept = log.filter(({ answers }) => answers <= to)
  const seat = log[kept.length]?.seat ?? -1
  const { state } = backTo(engine, { start, steps: log.map(headOf) }, to)
  return {
    ...played,
    record: takeBack(record, { seat, to, consent: back.kind === 'consent' }, state),
    state,
    log: kept,
  }
}

/** The evening is over: what was not kept returns to the box. */
export function packedUp({ engine }: Box, { record, state }: Played): Played {
  const next = engine.clone(state)
  engine.packUp(next)
  return { record: closeGame(record, next), state: next, opening: null, start: next, log: [] }
}

export function isPersonAt({ players, checkpoint }: CampaignRecord, seat: number): boolean {
  return players[seat] === PERSON && checkpoint.legacy.seats[seat]?.player === 'person'
}

/** How many people play. */
export function personsAt(record: CampaignRecord): number {
  return record.players.filter((_, seat) => isPersonAt(record, seat)).length
}

export const PERSON = 'person'
export const AUTOMA = 'automa'
