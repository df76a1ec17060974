import {
  type CampaignRecord,
  type Engine,
  type Event,
  type Legacy,
  type OpenGame,
  publicUndos,
  replayRecord,
  type State,
  withUndoEvents,
} from '@charterstone/engine'
import { personsAt } from '../../session/played.ts'

/** One answer of a game, what it led to, and how the village stood after it. */
export type PastStep = {
  /** 0 is the set-up, 1 the first answer. */
  readonly step: number
  /** Who answered; -1 for the set-up. */
  readonly seat: number
  readonly events: readonly Event[]
  readonly legacy: Legacy
  readonly covers: readonly number[]
  readonly progress: number
  /** The points of each seat. */
  readonly vp: readonly number[]
}

export type PastGame = {
  readonly game: number
  /** Whether all of it could be played again; when the rules have changed in its middle, only the rest is known. */
  readonly isWhole: boolean
  readonly isOver: boolean
  readonly steps: readonly PastStep[]
}

type Replayed = { readonly game: PastGame; readonly end: State }

/** Plays one game of a record again, from where the game before it ended; null when it cannot be played any more. */
export function replayOne(
  engine: Engine,
  record: CampaignRecord,
  index: number,
  before: State | null,
): Replayed | null {
  const row = rowsOf(record)[index]
  const base = before === null ? baseFor(record, index) : { games: index, answers: 0, state: before }
  if (row === undefined || base === undefined) return null
  const isOver = index < record.games.length
  const steps: PastStep[] = []
  const end = replayRecord(
    engine,
    {
      ...record,
      base,
      games: record.games.slice(0, isOver ? index + 1 : index),
      current: isOver ? null : record.current,
      between: [],
    },
    {
      onStep: ({ number, seat, events }, { state }) => {
        steps.push(pictureOf(number, seat, events, state))
        return true
      },
    },
  )
  if (end === null) return null
  const taken = publicUndos(row.undone)
  const told = withUndoEvents(steps, ({ step }) => step, taken, personsAt(record))
  return { game: { game: row.game, isWhole: steps[0]?.step === 0, isOver, steps: told }, end }
}

export function rowsOf({ games, current }: CampaignRecord): readonly OpenGame[] {
  return current === null ? games : [...games, current]
}

/** Where the first known game begins: at the very start, or where the rules last changed. */
export function firstKnown({ base }: CampaignRecord): number {
  return base?.games ?? 0
}

function baseFor(record: CampaignRecord, index: number): CampaignRecord['base'] | undefined {
  if (index !== firstKnown(record)) return undefined
  return record.base
}

/** The legacy is a value that changes replace, so it may be kept as it is; the rest is copied. */
function pictureOf(step: number, seat: number, events: readonly Event[], { legacy, table }: State): PastStep {
  const { covers, progress, seats } = table
  return { step, seat, events, legacy, covers: [...covers], progress, vp: seats.map(({ vp }) => vp) }
}
