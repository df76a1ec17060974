import { readBotName } from '@charterstone/bots'
import { changeSeat, noteSeatChange, type SeatChange } from '@charterstone/engine'
import type { Claim, Note } from '@charterstone/protocol'
import { recordNow } from '../campaign-record.ts'
import { type Actor, type Desk, type Draft, type Drafted, refuse } from '../draft.ts'
import type { Live } from '../live.ts'
import { AUTOMA, PERSON, type Place, placeId, playersOf, seatConfigOf } from '../place.ts'
import { keptRecord } from '../record-head.ts'
import { marked } from './game.ts'

const SEATS = 6

/** Somebody sits down: on a free charter, on a seat that nobody holds, or by joining between games. */
export async function claim(desk: Desk, { charter, name }: Claim): Promise<Drafted> {
  const { live } = desk
  const seat = live.places.findIndex((place) => place.charter === charter)
  const held = live.places[seat]
  if (held !== undefined) {
    if (held.by !== PERSON || held.isClaimed) return refuse('seat-taken')
    return changePlace(live, seat, { name, isClaimed: true }, { kind: 'claimed', name })
  }
  return addPlace(desk, { charter, name, by: PERSON, lent: null, isClaimed: true }, { kind: 'joined', name })
}

/** The host seats a bot or an automa. */
export async function seatOther(
  desk: Desk,
  charter: number,
  name: string,
  by: string | null,
): Promise<Drafted> {
  const { live } = desk
  const held = live.places.find((place) => place.charter === charter)
  if (by === null) {
    if (live.state !== null) return refuse('not-now')
    if (held === undefined) return refuse('no-such-seat')
    return { body: { kind: 'places', places: live.places.filter((place) => place !== held) } }
  }
  if (by !== AUTOMA && readBotName(by) === null) return refuse('no-such-bot')
  if (held !== undefined) return refuse('seat-taken')
  return addPlace(desk, { charter, name, by, lent: null, isClaimed: false }, { kind: 'joined', name })
}

function mayChange({ isHost, seats }: Actor, seat: number): boolean {
  return isHost || seats.includes(seat)
}

/** While the table gathers somebody moves to another charter. */
export function move({ live }: Desk, actor: Actor, seat: number, charter: number): Drafted {
  const place = live.places[seat]
  if (place === undefined) return refuse('no-such-seat')
  if (!mayChange(actor, seat)) return refuse('not-yours')
  if (live.state !== null) return refuse('not-now')
  if (live.places.some((one) => one.charter === charter)) return refuse('seat-taken')
  return changePlace(live, seat, { charter }, { kind: 'moved', name: place.name })
}

/** Between games a player leaves by the rules (R2.3), as the host says; while the table gathers everybody may stand up. */
export async function leave(desk: Desk, actor: Actor, seat: number): Promise<Drafted> {
  const { live } = desk
  const place = live.places[seat]
  if (!(live.state === null ? mayChange(actor, seat) : actor.isHost)) return refuse('not-yours')
  if (place === undefined) return refuse('no-such-seat')
  const note: Note = { kind: 'left', name: place.name }
  const places = live.places.filter((one) => one !== place)
  if (live.state === null) return { body: { kind: 'places', places, note } }
  return changeSeats(desk, [{ kind: 'leave', charter: place.charter }], places, note)
}

export function lend(
  desk: Desk,
  actor: Actor,
  seat: number,
  bot: string,
  why: 'asked' | 'late',
): Drafted | Promise<Drafted> {
  const { live } = desk
  const place = live.places[seat]
  if (place === undefined) return refuse('no-such-seat')
  if (!mayChange(actor, seat)) return refuse('not-yours')
  if (bot !== AUTOMA && readBotName(bot) === null) return refuse('no-such-bot')
  if (place.by !== PERSON) return refuse('not-now')
  if (place.lent === AUTOMA) return refuse('seat-lent')
  const note: Note = { kind: 'lent', name: place.name, bot, why }
  return bot === AUTOMA ? substitute(desk, place, AUTOMA, note) : changePlace(live, seat, { lent: bot }, note)
}

export function giveBack(desk: Desk, actor: Actor, seat: number): Drafted | Promise<Drafted> {
  const { live } = desk
  const place = live.places[seat]
  if (place === undefined) return refuse('no-such-seat')
  if (!mayChange(actor, seat)) return refuse('not-yours')
  if (place.lent === null) return refuse('not-now')
  const note: Note = { kind: 'returned', name: place.name }
  return place.lent === AUTOMA
    ? substitute(desk, place, null, note)
    : changePlace(live, seat, { lent: null }, note)
}

function changePlace({ places }: Live, seat: number, change: Partial<Place>, note: Note): Draft {
  return {
    body: {
      kind: 'places',
      places: places.map((place, index) => (index === seat ? { ...place, ...change } : place)),
      note,
    },
  }
}

async function addPlace(desk: Desk, place: Omit<Place, 'id'>, note: Note): Promise<Drafted> {
  const { live } = desk
  if (live.places.length >= SEATS) return refuse('table-full')
  const added: Place = { ...place, id: placeId(live.seq + 1) }
  const places = [...live.places, added]
  if (live.state === null) return { body: { kind: 'places', places, note } }
  return changeSeats(desk, [{ kind: 'join', seat: seatConfigOf(added) }], places, note)
}

async function changeSeats(
  { box, live, readCheckpoint }: Desk,
  changes: readonly SeatChange[],
  places: readonly Place[],
  note: Note,
): Promise<Drafted> {
  if (live.state === null) return refuse('not-now')
  const { engine } = box
  const state = engine.clone(live.state)
  let record = recordNow(live, await readCheckpoint(live.checkpoint), live.state)
  for (const change of changes) {
    const reason = changeSeat(engine, state, change)
    if (reason !== undefined) return refuse('seat-refused', reason)
    record = noteSeatChange(record, change, playersOf(places), state)
  }
  return marked(live, 'seats', keptRecord(record), places, { note })
}

/**
 * An automa cannot take over in the middle of a game: it plays by rules of its own from the set-up on. Between games its
 * person leaves by R2.3 and the automa joins on the same charter by R2.4, and later the other way round.
 */
async function substitute(
  desk: Desk,
  place: Place,
  lent: typeof AUTOMA | null,
  note: Note,
): Promise<Drafted> {
  const { live } = desk
  const others = live.places.filter((one) => one !== place)
  const changed: Place = { ...place, lent }
  if (live.state === null)
    return {
      body: { kind: 'places', places: live.places.map((one) => (one === place ? changed : one)), note },
    }
  // Automas alone would play on without anybody.
  if (others.every((one) => seatConfigOf(one).player === AUTOMA)) return refuse('seat-refused', 'last-seat')
  const changes: readonly SeatChange[] = [
    { kind: 'leave', charter: place.charter },
    { kind: 'join', seat: seatConfigOf(changed) },
  ]
  return changeSeats(desk, changes, [...others, changed], note)
}
