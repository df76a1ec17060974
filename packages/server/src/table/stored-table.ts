import type { Event, Revelation, State, UndoEntry } from '@charterstone/engine'
import { beginningAt, type GameInProgress, type TableStep } from './game-in-progress.ts'
import type { LiveTable } from './live-table.ts'

/** An answer in a snapshot. Snapshots of earlier versions say only whether it revealed something. */
type StoredAnswer = Omit<TableStep, 'number' | 'key' | 'reveals'> & {
  readonly key: string
  readonly reveals: Revelation | boolean
}

type StoredGame = {
  readonly game: number
  readonly start: State
  readonly offset: number
  readonly seq: number
  readonly rewound: number
  readonly at: number
  readonly opening: readonly Event[]
  readonly given: readonly StoredAnswer[]
  readonly undone?: readonly UndoEntry[]
}

/** A table as a snapshot keeps it. The names stay as they are: databases hold them, and two versions may run at once. */
export type StoredTable = Omit<LiveTable, 'inProgress' | 'holders'> & {
  readonly places: LiveTable['holders']
  readonly course: StoredGame | null
}

export function storedTable({ inProgress, holders, ...live }: LiveTable): StoredTable {
  return { ...live, places: holders, course: inProgress === null ? null : storedGame(inProgress) }
}

export function liveTableFrom({ course, places, ...live }: StoredTable): LiveTable {
  return { ...live, holders: places, inProgress: course === null ? null : gameFrom(course) }
}

function storedGame({ beginning, steps, rewoundAt, ...rest }: GameInProgress): StoredGame {
  const { number: offset, seq, at } = beginning
  // Field by field: it is faster than a spread, and a snapshot has hundreds of answers.
  const given = steps.map(
    ({ seat, by, isSecret, seq: entry, at: time, key, reveals }): StoredAnswer => ({
      seat,
      by,
      isSecret,
      seq: entry,
      at: time,
      key: key ?? '',
      reveals: reveals ?? false,
    }),
  )
  return { ...rest, offset, seq, at, rewound: rewoundAt, given }
}

function gameFrom({ offset, seq, at, rewound, given, ...rest }: StoredGame): GameInProgress {
  return {
    ...rest,
    beginning: beginningAt(offset, { seq, at }),
    rewoundAt: rewound,
    steps: given.map(({ reveals, ...answer }, index) => ({
      ...answer,
      number: offset + index + 1,
      reveals: reveals === true ? 'card' : reveals === false ? null : reveals,
    })),
  }
}
