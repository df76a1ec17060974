import { PROTOCOL, type TableInfo } from '@charterstone/protocol'
import { entryText } from '../table/entry-text.ts'
import type { Change } from '../table/fold.ts'
import { answerCount } from '../table/game-in-progress.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { SeatViewTexts } from '../table/seat-view-texts.ts'
import { type Connection, roleOf, seatOf } from './connection.ts'
import type { Room } from './room.ts'

// The messages of ServerMessage as text, put together from parts that connections share.

/** The text for a connection; null when it is sent nothing. */
export type TextFor = (connection: Connection) => string | null

/** A change of the game on the table: each seat gets its own view of it. */
type GameChange = Extract<Change, { readonly kind: 'step' | 'packed-up' | 'undone' }>
/** Writes the message of a change for a seat. */
type Write = (seat: number, takesPatches: boolean) => string

/** The texts of a change of the game. Connections of the same seat that have the same view get the same text. */
export function gameTexts(room: Room, live: LiveTable, change: GameChange): TextFor {
  const views = room.viewsOf(live)
  const writerFor = views === null ? null : makeWriters(views, live, change)
  if (views === null || writerFor === null) return () => null
  /** By the view that clients have now. */
  const writers = new Map<SeatViewTexts | null, Write>()
  return (connection) => {
    const { lastSent, takesPatches } = connection
    const seat = seatOf(connection, live)
    const known = lastSent?.seat === seat ? lastSent.texts : null
    connection.lastSent = { texts: views, seat }
    const write = writers.get(known) ?? writtenOnce(writerFor(known))
    writers.set(known, write)
    return write(seat, takesPatches)
  }
}

function writtenOnce(write: Write): Write {
  const patches = new Map<number, string>()
  const views = new Map<number, string>()
  return (seat, takesPatches) => {
    const texts = takesPatches ? patches : views
    const text = texts.get(seat) ?? write(seat, takesPatches)
    texts.set(seat, text)
    return text
  }
}

/** Writers for clients that have the view `known`; null when there is nothing to write. */
function makeWriters(
  views: SeatViewTexts,
  { seq, inProgress }: LiveTable,
  change: GameChange,
): ((known: SeatViewTexts | null) => Write) | null {
  const sightFor = (seat: number, known: SeatViewTexts | null): string =>
    views.whole(seat, known?.legacy === views.legacy)
  if (change.kind === 'packed-up')
    return (known) => (seat) => `{"type":"packed-up","seq":${seq},"sight":${sightFor(seat, known)}}`
  if (inProgress === null) return null
  const { game } = inProgress
  if (change.kind === 'undone') {
    const head = `{"type":"undone","seq":${seq},"game":${game},"step":${answerCount(inProgress)},"seat":${change.seat}`
    return (known) => (seat) => `${head},"sight":${sightFor(seat, known)}}`
  }
  const { textFor } = entryText(game, change.step, change.events)
  const isAnswer = change.step.key !== null
  return (known) => {
    const patchFor = isAnswer && known !== null ? views.patchesSince(known) : null
    const patchText = makePatchTexts(seq, known?.seq ?? 0)
    return (seat, takesPatches) => {
      const patch = takesPatches ? (patchFor?.(seat) ?? null) : null
      return patch === null
        ? `{"type":"step","seq":${seq},"entry":${textFor(seat)},"sight":${sightFor(seat, known)}}`
        : patchText(textFor(seat), patch)
    }
  }
}

/** Writes `patch` messages. The same entry with the same patch is the same string, so that it becomes one frame. */
function makePatchTexts(seq: number, base: number): (entry: string, patch: string) => string {
  const written: { readonly entry: string; readonly patch: string; readonly text: string }[] = []
  return (entry, patch) => {
    const same = written.find((each) => each.patch === patch && each.entry === entry)
    if (same !== undefined) return same.text
    const text = `{"type":"patch","seq":${seq},"base":${base},"entry":${entry},"patch":${patch}}`
    written.push({ entry, patch, text })
    return text
  }
}

/** The texts of `table` messages. */
export function infoTexts(live: LiveTable, info: TableInfo): TextFor {
  const table = JSON.stringify(info)
  return (connection) =>
    `{"type":"table","seq":${live.seq},"table":${table},"you":${JSON.stringify(roleOf(connection, live))}}`
}

/** The text of the first message of a connection, and of the one after a restore. */
export function welcomeText(
  room: Room,
  live: LiveTable,
  info: TableInfo,
  connection: Connection,
  since: number | undefined,
): string {
  const { inProgress, seq, talk } = live
  const seat = seatOf(connection, live)
  const views = room.viewsOf(live)
  connection.lastSent = views === null ? null : { texts: views, seat }
  // Entries from before an undo may be gone: then all entries are sent again.
  const isKnown = since !== undefined && inProgress !== null && since >= inProgress.rewoundAt && since <= seq
  const news = talk.filter((each) => since === undefined || each.seq > since)
  const fields = [
    `"type":"welcome","protocol":${PROTOCOL},"seq":${seq}`,
    `"you":${JSON.stringify(roleOf(connection, live))}`,
    `"table":${JSON.stringify(info)}`,
    `"sight":${views === null ? 'null' : views.whole(seat, false)}`,
    `"entries":${room.entriesSince(live, seat, isKnown ? since : -1)}`,
    `"isWhole":${!isKnown}`,
    `"talk":${JSON.stringify(news)}`,
  ]
  return `{${fields.join(',')}}`
}
