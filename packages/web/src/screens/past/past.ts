import {
  type CampaignRecord,
  type Engine,
  type Legacy,
  type OpenGame,
  personsAt,
  publicUndos,
  replayRecord,
  type State,
  type Step,
  withUndoEvents,
} from '@charterstone/engine'

/** A step of a game, and the village after it. */
export type PastStep = Pick<Step, 'number' | 'seat' | 'events'> & {
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

/** Whether its points have been counted. */
export function hasEnded({ steps }: PastGame): boolean {
  return steps.some(({ events }) => events.some(({ kind }) => kind === 'game-ended'))
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
      onStep: (step, { state }) => {
        steps.push(pastStep(step, state))
        return true
      },
    },
  )
  if (end === null) return null
  const log = withUndoEvents(
    steps,
    ({ number }) => number,
    publicUndos(row.undone, engine.catalogue),
    personsAt(record),
  )
  return { game: { game: row.game, isWhole: steps[0]?.number === 0, isOver, steps: log }, end }
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

/** A change replaces the legacy, so that the old one may be kept; the rest is copied. */
function pastStep({ number, seat, events }: Step, { legacy, table }: State): PastStep {
  const { covers, progress, seats } = table
  return { number, seat, events, legacy, covers: [...covers], progress, vp: seats.map(({ vp }) => vp) }
}
