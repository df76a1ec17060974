import type { CampaignConfig } from '../campaign/new-campaign.ts'
import type { SingleGameConfig } from '../campaign/single-game.ts'
import { clone } from '../state/clone.ts'
import { hash } from '../state/hash.ts'
import type { State } from '../state/state.ts'
import { broughtUp } from './bring-up.ts'
import { chainAnswers, chained, linkOf } from './chain.ts'
import type { SeatChange } from './seat-change.ts'
import { addUndo, type UndoEntry } from './undo-log.ts'
import type { Version } from './version.ts'

export const RECORD_FORMAT = 1

/** The answers of one game, with a short link of the chain for each. */
export type OpenGame = {
  readonly game: number
  /** Who came and went before it was set up. */
  readonly before: readonly SeatChange[]
  /** The state before the first answer. */
  readonly startHash: string
  readonly answers: readonly string[]
  readonly links: string
  /** What was taken back on the way (D6); left out when nothing was. */
  readonly undone?: readonly UndoEntry[]
}

/** A finished game; `chain` stands for everything up to its end, `endHash` for the campaign after pack-up. */
export type ClosedGame = OpenGame & { readonly endHash: string; readonly chain: string }

/** Rules or content have moved on since these answers: re-execution begins here. */
export type Rebase = {
  readonly games: number
  readonly answers: number
  readonly state: State
  /** The table came from elsewhere, by rules that are not here: it was looked at closely, but not played again. */
  readonly onTrust?: true
}

/** How the campaign began, and who plays it by which rules. */
export type RecordHead = {
  readonly format: typeof RECORD_FORMAT
  readonly version: Version
  readonly config: CampaignConfig | SingleGameConfig
  /** Who answers for each seat: `person`, or the name of a bot. */
  readonly players: readonly string[]
  readonly base: Rebase | null
}

/** One campaign in one file: how it began, all answers, and where it stands. */
export type CampaignRecord = RecordHead & {
  readonly games: readonly ClosedGame[]
  /** Who came and went since the last game. */
  readonly between: readonly SeatChange[]
  /** The game on the table; null between games. */
  readonly current: OpenGame | null
  readonly checkpoint: State
  readonly seals: { readonly head: string; readonly checkpoint: string; readonly chain: string }
}

type Beginning = Pick<RecordHead, 'config' | 'players' | 'version'>

/** The record of a campaign that has just been made. */
export function newRecord({ config, players, version }: Beginning, state: State): CampaignRecord {
  const head: RecordHead = { format: RECORD_FORMAT, version, config, players, base: null }
  return sealed({ ...head, games: [], between: [], current: null }, state)
}

/** Somebody has come or gone; `players` says who answers for the seats from now on. */
export function noteSeatChange(
  record: CampaignRecord,
  change: SeatChange,
  players: readonly string[],
  state: State,
): CampaignRecord {
  return sealed({ ...record, players, between: [...record.between, change] }, state)
}

/** A game has been set up and waits for its first answer. */
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

/** An answer has been taken; `state` is what it led to. */
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

/** Which seat goes back to how many answers, and whether that took consent. */
export type TakeBack = Omit<UndoEntry, 'answers'>

/** The open game with fewer answers: what was taken back is remembered beside them. */
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

/** The game has been packed up. */
export function closeGame(record: CampaignRecord, state: State): CampaignRecord {
  const current = openOf(record)
  const endHash = hash(state)
  const chain = chained(record.seals.chain, endHash)
  const closed: ClosedGame = { ...current, endHash, chain }
  return withCheckpoint({ ...record, games: [...record.games, closed], current: null }, state, chain)
}

/** Play goes on by another version of the rules, from where the campaign stands. */
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

/** Whether the campaign goes on from a table that nobody here has seen played. */
export function isOnTrust({ base }: Pick<RecordHead, 'base'>): boolean {
  return base?.onTrust === true
}

/** Computes all hashes again, after a change of the head of a record or a migration. */
export function sealed(parts: Omit<CampaignRecord, 'checkpoint' | 'seals'>, state: State): CampaignRecord {
  const head = hash(headOf(parts))
  let chain = head
  const games = parts.games.map((played): ClosedGame => {
    const row = chainAnswers(chainAtStart(chain, played), played.answers)
    chain = chained(row.chain, played.endHash)
    return { ...played, links: row.links, chain }
  })
  const { between, current } = parts
  const row = current === null ? null : chainAnswers(chainAtStart(chain, current), current.answers)
  return {
    ...headOf(parts),
    games,
    between,
    current: current === null || row === null ? null : { ...current, links: row.links },
    checkpoint: clone(state),
    seals: { head, checkpoint: hash(state), chain: row?.chain ?? chainBetween(chain, between) },
  }
}

export function headOf({ format, version, config, players, base }: RecordHead): RecordHead {
  return { format, version, config, players, base }
}

/** The chain once a game has been set up, with whatever was taken back in it. */
export function chainAtStart(chain: string, { game, before, startHash, undone }: OpenGame): string {
  return chained(chain, JSON.stringify([game, before, startHash, ...(undone === undefined ? [] : [undone])]))
}

/** The chain while no game is on the table. */
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

/** The one file of a campaign. */
export function formatRecord(record: CampaignRecord): string {
  return `${JSON.stringify(record)}\n`
}
