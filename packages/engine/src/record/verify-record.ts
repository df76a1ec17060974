import type { Engine } from '../engine.ts'
import { hash } from '../state/hash.ts'
import type { State } from '../state/state.ts'
import { checkChain, type Difference } from './check-chain.ts'
import type { CampaignRecord } from './record.ts'
import { replayRecord } from './replay-record.ts'
import { isSameVersion, versionOf } from './version.ts'

/** That a record is valid, with figures; or the first difference. */
export type Verdict =
  | {
      readonly holds: true
      readonly games: number
      readonly answers: number
      /** Answers of earlier versions, which were not replayed. */
      readonly skipped: number
      readonly hash: string
    }
  | { readonly holds: false; readonly difference: Difference }

/** Checks every byte, then replays every answer that was given by these rules. */
export function verifyRecord(engine: Engine, record: CampaignRecord): Verdict {
  const broken = checkChain(record)
  if (broken !== null) return { holds: false, difference: broken }
  const isCurrent = isSameVersion(record.version, versionOf(engine.catalogue))
  const difference = isCurrent ? differenceInPlay(engine, record) : null
  if (difference !== null) return { holds: false, difference }
  const counted = countAnswers(record)
  const skipped = isCurrent ? counted.skipped : counted.answers
  return { holds: true, games: record.games.length, ...counted, skipped, hash: record.seals.checkpoint }
}

function differenceInPlay(engine: Engine, record: CampaignRecord): Difference | null {
  const { state, difference } = playThrough(engine, record)
  return state === null || difference !== null ? difference : differenceAtEnd(record, state)
}

type PlayedThrough = { readonly state: State | null; readonly difference: Difference | null }

/** Replays a record and compares the start and end of every game. The state is null when it was stopped. */
export function playThrough(
  engine: Engine,
  record: CampaignRecord,
  onStep: () => boolean = () => true,
): PlayedThrough {
  let difference: Difference | null = null
  const differ = (game: number, step: number, rest: Pick<Difference, 'what' | 'found'>): false => {
    difference = { where: 'game', game, step, ...rest }
    return false
  }
  const state = replayRecord(engine, record, {
    onStep,
    onStart: (start, { game, startHash }) =>
      hash(start) === startHash || differ(game, 0, { what: 'start', found: hash(start) }),
    onRefusal: ({ key }, game, step) => {
      differ(game, step, { what: 'refused', found: key })
    },
    onEnd: (end, index) => {
      const played = record.games[index]
      if (played === undefined) return true
      const step = played.answers.length
      if (end.phase !== 'between') return differ(played.game, step, { what: 'unfinished', found: '' })
      const found = hash(end)
      return found === played.endHash || differ(played.game, step, { what: 'end', found })
    },
  })
  return { state, difference }
}

/** The difference between the replayed state and the saved one. */
export function differenceAtEnd(
  { seals, checkpoint, current }: CampaignRecord,
  state: State,
): Difference | null {
  const found = hash(state)
  if (found === seals.checkpoint) return null
  const { game } = checkpoint.legacy
  return { where: 'checkpoint', game, step: current?.answers.length ?? 0, what: 'state', found }
}

function countAnswers({ games, current, base }: CampaignRecord): {
  readonly answers: number
  readonly skipped: number
} {
  const rows = [...games, ...(current === null ? [] : [current])].map(({ answers }) => answers.length)
  const answers = rows.reduce((total, count) => total + count, 0)
  if (base === null) return { answers, skipped: 0 }
  return { answers, skipped: rows.slice(0, base.games).reduce((total, count) => total + count, base.answers) }
}
