import { readBotName } from '@charterstone/bots'
import { CHARTERS, changeSeat, noteSeatChange, type SeatChange } from '@charterstone/engine'
import type { Claim, Note } from '@charterstone/protocol'
import { recordNow } from '../campaign-record.ts'
import { type Actor, type Draft, type DraftOrFault, refuse, type TableContext } from '../draft.ts'
import type { LiveTable } from '../live-table.ts'
import { serializeRecord } from '../record-head.ts'
import { AUTOMA, newHolderId, PERSON, playersOf, type SeatHolder, seatConfigOf } from '../seat-holder.ts'
import { marked } from './game.ts'

/** A person takes a seat: a free charter, an unclaimed seat, or a new seat between games. */
export async function claim(context: TableContext, { charter, name }: Claim): Promise<DraftOrFault> {
  const { live } = context
  const seat = live.holders.findIndex((holder) => holder.charter === charter)
  const held = live.holders[seat]
  if (held !== undefined) {
    if (held.by !== PERSON || held.isClaimed) return refuse('seat-taken')
    return changeHolder(live, seat, { name, isClaimed: true }, { kind: 'claimed', name })
  }
  return addHolder(
    context,
    { charter, name, by: PERSON, lent: null, isClaimed: true },
    { kind: 'joined', name },
  )
}

/** The host seats a bot or an automa. */
export async function seatOther(
  context: TableContext,
  charter: number,
  name: string,
  by: string | null,
): Promise<DraftOrFault> {
  const { live } = context
  const held = live.holders.find((holder) => holder.charter === charter)
  if (by === null) {
    if (live.state !== null) return refuse('not-now')
    if (held === undefined) return refuse('no-such-seat')
    return { body: { kind: 'places', places: live.holders.filter((holder) => holder !== held) } }
  }
  if (by !== AUTOMA && readBotName(by) === null) return refuse('no-such-bot')
  if (held !== undefined) return refuse('seat-taken')
  return addHolder(context, { charter, name, by, lent: null, isClaimed: false }, { kind: 'joined', name })
}

function mayChange({ isHost, seats }: Actor, seat: number): boolean {
  return isHost || seats.includes(seat)
}

/** Moves a seat to another charter, before the campaign begins. */
export function move({ live }: TableContext, actor: Actor, seat: number, charter: number): DraftOrFault {
  const holder = live.holders[seat]
  if (holder === undefined) return refuse('no-such-seat')
  if (!mayChange(actor, seat)) return refuse('not-yours')
  if (live.state !== null) return refuse('not-now')
  if (live.holders.some((each) => each.charter === charter)) return refuse('seat-taken')
  return changeHolder(live, seat, { charter }, { kind: 'moved', name: holder.name })
}

/** Between games the host removes a player (R2.3). Before the campaign begins every player may leave their seat. */
export async function leave(context: TableContext, actor: Actor, seat: number): Promise<DraftOrFault> {
  const { live } = context
  const holder = live.holders[seat]
  if (!(live.state === null ? mayChange(actor, seat) : actor.isHost)) return refuse('not-yours')
  if (holder === undefined) return refuse('no-such-seat')
  const note: Note = { kind: 'left', name: holder.name }
  const holders = live.holders.filter((each) => each !== holder)
  if (live.state === null) return { body: { kind: 'places', places: holders, note } }
  return changeSeats(context, [{ kind: 'leave', charter: holder.charter }], holders, note)
}

export function lend(
  context: TableContext,
  actor: Actor,
  seat: number,
  bot: string,
  why: 'asked' | 'late',
): DraftOrFault | Promise<DraftOrFault> {
  const { live } = context
  const holder = live.holders[seat]
  if (holder === undefined) return refuse('no-such-seat')
  if (!mayChange(actor, seat)) return refuse('not-yours')
  if (bot !== AUTOMA && readBotName(bot) === null) return refuse('no-such-bot')
  if (holder.by !== PERSON) return refuse('not-now')
  if (holder.lent === AUTOMA) return refuse('seat-lent')
  const note: Note = { kind: 'lent', name: holder.name, bot, why }
  return bot === AUTOMA
    ? substitute(context, holder, AUTOMA, note)
    : changeHolder(live, seat, { lent: bot }, note)
}

export function giveBack(
  context: TableContext,
  actor: Actor,
  seat: number,
): DraftOrFault | Promise<DraftOrFault> {
  const { live } = context
  const holder = live.holders[seat]
  if (holder === undefined) return refuse('no-such-seat')
  if (!mayChange(actor, seat)) return refuse('not-yours')
  if (holder.lent === null) return refuse('not-now')
  const note: Note = { kind: 'returned', name: holder.name }
  return holder.lent === AUTOMA
    ? substitute(context, holder, null, note)
    : changeHolder(live, seat, { lent: null }, note)
}

function changeHolder({ holders }: LiveTable, seat: number, change: Partial<SeatHolder>, note: Note): Draft {
  return {
    body: {
      kind: 'places',
      places: holders.map((holder, index) => (index === seat ? { ...holder, ...change } : holder)),
      note,
    },
  }
}

async function addHolder(
  context: TableContext,
  holder: Omit<SeatHolder, 'id'>,
  note: Note,
): Promise<DraftOrFault> {
  const { live } = context
  if (live.holders.length >= CHARTERS.length) return refuse('table-full')
  const added: SeatHolder = { ...holder, id: newHolderId(live.seq + 1) }
  const holders = [...live.holders, added]
  if (live.state === null) return { body: { kind: 'places', places: holders, note } }
  return changeSeats(context, [{ kind: 'join', seat: seatConfigOf(added) }], holders, note)
}

async function changeSeats(
  { ruleset, live, readCheckpoint }: TableContext,
  changes: readonly SeatChange[],
  holders: readonly SeatHolder[],
  note: Note,
): Promise<DraftOrFault> {
  if (live.state === null) return refuse('not-now')
  const { engine } = ruleset
  const state = engine.clone(live.state)
  let record = recordNow({ ...live, state: live.state }, await readCheckpoint(live.checkpoint))
  for (const change of changes) {
    const reason = changeSeat(engine, state, change)
    if (reason !== undefined) return refuse('seat-refused', reason)
    record = noteSeatChange(record, change, playersOf(holders), state)
  }
  return marked(live, 'seats', serializeRecord(record), holders, { note })
}

/**
 * An automa cannot take over in the middle of a game: it plays by rules of its own from the set-up on. Between games the
 * person leaves by R2.3 and the automa joins on the same charter by R2.4, and later the reverse.
 */
async function substitute(
  context: TableContext,
  holder: SeatHolder,
  lent: typeof AUTOMA | null,
  note: Note,
): Promise<DraftOrFault> {
  const { live } = context
  const others = live.holders.filter((each) => each !== holder)
  const changed: SeatHolder = { ...holder, lent }
  if (live.state === null)
    return {
      body: { kind: 'places', places: live.holders.map((each) => (each === holder ? changed : each)), note },
    }
  // Automas cannot play without a person.
  if (others.every((each) => seatConfigOf(each).player === AUTOMA)) return refuse('seat-refused', 'last-seat')
  const changes: readonly SeatChange[] = [
    { kind: 'leave', charter: holder.charter },
    { kind: 'join', seat: seatConfigOf(changed) },
  ]
  return changeSeats(context, changes, [...others, changed], note)
}
