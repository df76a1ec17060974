import type { CampaignConfig } from '../campaign/new-campaign.ts'
import type { SingleGameConfig } from '../campaign/single-game.ts'
import { clone } from '../state/clone.ts'
import { hash } from '../state/hash.ts'
import type { State } from '../state/state.ts'
import { broughtUp } from './bring-up.ts'
import { chainAnswers, chained, linkOf } from './chain.ts'
import type { Fork } from './fork.ts'
import type { SeatChange } from './seat-change.ts'
import { addUndo, type UndoEntry } from './undo-log.ts'
import type { Version } from './version.ts'
import type { VillageName } from './village-name.ts'

export const RECORD_FORMAT = 1

/** The answers of one game, with a short link of the chain for each. */
export type OpenGame = {
  readonly game: number
  /** The changes of seats before it was set up. */
  readonly before: readonly SeatChange[]
  /** The state before the first answer. */
  readonly startHash: string
  readonly answers: readonly string[]
  readonly links: string
  /** The undos of the game (D6); left out when there were none. */
  readonly undone?: readonly UndoEntry[]
}

/** A finished game. `chain` covers everything up to its end, `endHash` is the state after pack-up. */
export type ClosedGame = OpenGame & { readonly endHash: string; readonly chain: string }

/** Rules or content have changed since these answers: a replay begins here. */
export type Rebase = {
  readonly games: number
  readonly answers: number
  readonly state: State
  /** The state came from a file of other rules: it was checked, but could not be replayed. */
  readonly onTrust?: true
}

/** The configuration of the campaign, its players and the version of its rules. */
export type RecordHead = {
  readonly format: typeof RECORD_FORMAT
  readonly version: Version
  readonly config: CampaignConfig | SingleGameConfig
  /** Who answers for each seat: `person`, or the name of a bot. */
  readonly players: readonly string[]
  readonly base: Rebase | null
}

/** A whole campaign: configuration, all answers, and the present state. */
export type CampaignRecord = RecordHead & {
  readonly games: readonly ClosedGame[]
  /** The changes of seats since the last game. */
  readonly between: readonly SeatChange[]
  /** The game on the table; null between games. */
  readonly current: OpenGame | null
  readonly checkpoint: State
  readonly seals: { readonly head: string; readonly checkpoint: string; readonly chain: string }
  /** Left out until the players name their village. */
  readonly villageName?: VillageName
  /** Left out unless this is a game that left another one. */
  readonly fork?: Fork
}

type Beginning = Pick<RecordHead, 'config' | 'players' | 'version'>

/** The record of a new campaign. */
export function newRecord({ config, players, version }: Beginning, state: State): CampaignRecord {
  const head: RecordHead = { format: RECORD_FORMAT, version, config, players, base: null }
  return sealed({ ...head, games: [], between: [], current: null }, state)
}

/** Adds a change of seats; `players` are those after it. */
export function noteSeatChange(
  record: CampaignRecord,
  change: SeatChange,
  players: readonly string[],
  state: State,
): CampaignRecord {
  return sealed({ ...record, players, between: [...record.between, change] }, state)
}

/** Adds a game that has been set up. */
export function openGame(record: CampaignRecord, state: State): CampaignRecord {
  if (record.current !== null) throw new Error('a game is open already')
  const { between: before } = record
  const current: OpenGame = {
    game: state.legacy.game,
    before,
    startHash: hash(state),
    answers: [],
    links: '',
  }
  return withCheckpoint(
    { ...record, between: [], current },
    state,
    chainAtStart(chainBefore(record), current),
  )
}

/** Adds an answer; `state` is the state after it. */
export function appendAnswer(record: CampaignRecord, key: string, state: State): CampaignRecord {
  const current = openOf(record)
  const chain = chained(record.seals.chain, key)
  const answers = [...current.answers, key]
  return withCheckpoint(
    { ...record, current: { ...current, answers, links: current.links + linkOf(chain) } },
    state,
    chain,
  )
}

/** The seat of an undo, the number of answers that stay, and whether it took consent. */
export type TakeBack = Omit<UndoEntry, 'answers'>

/** Removes answers of the open game and adds them to its undos (D6). */
export function takeBack(
  record: CampaignRecord,
  { seat, to, consent }: TakeBack,
  state: State,
): CampaignRecord {
  const before = openOf(record)
  const taken: UndoEntry = { seat, to, answers: before.answers.slice(to), consent }
  const answers = before.answers.slice(0, to)
  const current: OpenGame = { ...before, answers, undone: addUndo(before.undone, taken) }
  const { chain, links } = chainAnswers(chainAtStart(chainBefore(record), current), answers)
  return withCheckpoint({ ...record, current: { ...current, links } }, state, chain)
}

/** Closes a game that has been packed up. */
export function closeGame(record: CampaignRecord, state: State): CampaignRecord {
  const current = openOf(record)
  const endHash = hash(state)
  const chain = chained(record.seals.chain, endHash)
  const closed: ClosedGame = { ...current, endHash, chain }
  return withCheckpoint({ ...record, games: [...record.games, closed], current: null }, state, chain)
}

/** Continues the campaign by another version of the rules, from its checkpoint. */
export function rebase(record: CampaignRecord, version: Version): CampaignRecord {
  const { games, current, checkpoint } = record
  const state = broughtUp(checkpoint)
  const base: Rebase = {
    games: games.length,
    answers: current?.answers.length ?? 0,
    state,
    ...(isOnTrust(record) ? { onTrust: true } : {}),
  }
  return sealed({ ...record, version, base }, state)
}

/** Whether the campaign continues from a state that could not be replayed. */
export function isOnTrust({ base }: Pick<RecordHead, 'base'>): boolean {
  return base?.onTrust === true
}

type Unsealed = Omit<CampaignRecord, 'checkpoint' | 'seals'>

/** Computes all hashes again, after a change of the head or a migration. */
export function sealed(parts: Unsealed, state: State): CampaignRecord {
  const head = hash(headOf(parts))
  let chain = head
  const games = parts.games.map((played): ClosedGame => {
    const row = chainAnswers(chainAtStart(chain, played), played.answers)
    chain = chained(row.chain, played.endHash)
    return { ...played, links: row.links, chain }
  })
  return withSeals({ ...parts, games }, state, head, chain)
}

/**
 * The same as `sealed`, for a record with other answers of the game on the table. The hashes of finished games are not computed
 * again unless the head has changed: late in a campaign they are thousands.
 */
export function resealed(
  before: CampaignRecord,
  parts: Omit<Unsealed, 'games'>,
  state: State,
): CampaignRecord {
  const { games, seals } = before
  const whole = { ...parts, games }
  return hash(headOf(parts)) === seals.head
    ? withSeals(whole, state, seals.head, chainBefore(before))
    : sealed(whole, state)
}

/** `chain`: that at the end of the last finished game. */
function withSeals(parts: Unsealed, state: State, head: string, chain: string): CampaignRecord {
  const { games, between, current, villageName, fork } = parts
  const row = current === null ? null : chainAnswers(chainAtStart(chain, current), current.answers)
  return {
    ...headOf(parts),
    games,
    between,
    current: current === null || row === null ? null : { ...current, links: row.links },
    checkpoint: clone(state),
    seals: { head, checkpoint: hash(state), chain: row?.chain ?? chainBetween(chain, between) },
    ...(villageName !== undefined && { villageName }),
    ...(fork !== undefined && { fork }),
  }
}

export function headOf({ format, version, config, players, base }: RecordHead): RecordHead {
  return { format, version, config, players, base }
}

/** The chain after the set-up of a game, with its undos. */
export function chainAtStart(chain: string, { game, before, startHash, undone }: OpenGame): string {
  return chained(chain, JSON.stringify([game, before, startHash, ...(undone === undefined ? [] : [undone])]))
}

/** The chain between games. */
export function chainBetween(chain: string, between: readonly SeatChange[]): string {
  return between.length === 0 ? chain : chained(chain, JSON.stringify(between))
}

/** The chain at the end of the last finished game. */
function chainBefore({ games, seals }: CampaignRecord): string {
  return games.at(-1)?.chain ?? seals.head
}

function openOf({ current }: CampaignRecord): OpenGame {
  if (current === null) throw new Error('no game is open')
  return current
}

function withCheckpoint(record: CampaignRecord, state: State, chain: string): CampaignRecord {
  const seals = { head: record.seals.head, checkpoint: hash(state), chain }
  return { ...record, checkpoint: clone(state), seals }
}

/** The text of the campaign file. */
export function formatRecord(record: CampaignRecord): string {
  return `${JSON.stringify(record)}\n`
}
