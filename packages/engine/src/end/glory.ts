import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf } from '../loop/play.ts'
import { CAPACITY_KEYS, PLAIN_KEYS, ROW_KEYS } from '../option/keys.ts'
import { BEYOND } from '../option/values.ts'
import { changeCharter, charterOf } from '../rules/campaign.ts'
import { closedFor, lacking, NONE } from '../rules/lack.ts'
import { CAPACITIES, type Capacity, type CharterRecord } from '../state/legacy.ts'
import { at, replaced } from '../state/list.ts'

export const GLORY_STARS = 6
export const MAX_CAPACITY = 4
const CAPACITY_ROW = 6

/** Stars for a seat, which its player places (R28.2). */
export function giveGlory(play: Play, seat: number, stars: number): void {
  const { charter, automa } = seatOf(play, seat)
  if (stars <= 0) return
  if (automa) giveGloryToCharter(play, charter, stars)
  else push(play, { asks: true, kind: 'glory', seat, source: 0, left: stars })
}

/** Without a player, rows are filled from the top. */
export function giveGloryToCharter(play: Play, charter: number, stars: number): void {
  for (let star = 0; star < stars; star++) {
    const row = charterOf(play, charter).glory.findIndex((filled) => filled < GLORY_STARS)
    placeStar(play, charter, row)
  }
}

export function gloryOf(record: CharterRecord): number {
  return record.glory.reduce((total, stars) => total + stars, record.extraGlory)
}

export const gloryAsker: Asker<'glory'> = {
  offer(play, { seat }, menu) {
    const { glory } = charterOf(play, seatOf(play, seat).charter)
    for (let row = 0; row < glory.length; row++)
      if (at(glory, row) < GLORY_STARS) offer(menu, at(ROW_KEYS, row), row)
    if (menu.keys.length === 0) offer(menu, PLAIN_KEYS['extra-glory'], BEYOND)
  },
  closed: (play, { seat }) =>
    charterOf(play, seatOf(play, seat).charter).glory.flatMap((stars, row) =>
      closedFor(at(ROW_KEYS, row), stars < GLORY_STARS ? NONE : lacking('row-full')),
    ),
  answer(play, frame, row) {
    const { seat, left } = frame
    const { charter } = seatOf(play, seat)
    if (left > 1) push(play, { ...frame, left: left - 1 })
    if (placeStar(play, charter, row) && row === CAPACITY_ROW) raiseCapacity(play, seat)
  },
}

/** True when the star completes its row. */
function placeStar(play: Play, charter: number, row: number): boolean {
  changeCharter(play, charter, (record) =>
    row < 0
      ? { ...record, extraGlory: record.extraGlory + 1 }
      : { ...record, glory: replaced(record.glory, row, at(record.glory, row) + 1) },
  )
  play.events?.push({ kind: 'glory-placed', charter, row })
  return row >= 0 && at(charterOf(play, charter).glory, row) === GLORY_STARS
}

/** One more circle of a kind of choice (R29.2). */
export function raiseCapacity(play: Play, seat: number): void {
  const { charter, automa } = seatOf(play, seat)
  if (!automa) push(play, { asks: true, kind: 'capacity', seat, source: 0 })
  else raiseFirst(play, charter)
}

function raiseFirst(play: Play, charter: number): void {
  const { capacity } = charterOf(play, charter)
  const what = CAPACITIES.find((kind) => capacity[kind] < MAX_CAPACITY)
  if (what !== undefined) raise(play, charter, what)
}

function raise(play: Play, charter: number, what: Capacity): void {
  changeCharter(play, charter, (record) => ({
    ...record,
    capacity: { ...record.capacity, [what]: record.capacity[what] + 1 },
  }))
  play.events?.push({ kind: 'capacity-raised', charter, what })
}

export const capacityAsker: Asker<'capacity'> = {
  offer(play, { seat }, menu) {
    const { capacity } = charterOf(play, seatOf(play, seat).charter)
    for (let index = 0; index < CAPACITIES.length; index++) {
      const what = at(CAPACITIES, index)
      if (capacity[what] < MAX_CAPACITY) offer(menu, CAPACITY_KEYS[what], index)
    }
  },
  closed(play, { seat }) {
    const { capacity } = charterOf(play, seatOf(play, seat).charter)
    return CAPACITIES.flatMap((what) =>
      closedFor(CAPACITY_KEYS[what], capacity[what] < MAX_CAPACITY ? NONE : lacking('capacity-most')),
    )
  },
  answer(play, { seat }, index) {
    raise(play, seatOf(play, seat).charter, at(CAPACITIES, index))
  },
}
