import { botNameOf, readBotName, USUAL_BOT } from '@charterstone/bots'
import type { ImportedFile } from '../../files/job.ts'
import type { Body } from '../body.ts'
import type { Draft, DraftOrFault, TableContext } from '../draft.ts'
import { AUTOMA, newHolderId, PERSON, playerOf, type SeatHolder } from '../seat-holder.ts'
import { marked } from './game.ts'

/** The table goes on from an earlier checkpoint of its own; nothing that came after is forgotten. */
export function restorePoint(
  { live }: Pick<TableContext, 'live'>,
  point: number,
  game: number,
  holders: readonly SeatHolder[],
  opening: Extract<Body, { readonly kind: 'mark' }>['opening'],
): DraftOrFault {
  // A seat that has changed hands since belongs to whoever holds it now.
  const now = holders.map((holder) => {
    const held = live.holders.find(({ id }) => id === holder.id) ?? holder
    // Whether an automa plays is a matter of the game, not of who holds the seat.
    return playerOf(held) === playerOf(holder) ? held : { ...held, lent: holder.lent }
  })
  const seated = now.map((holder, seat) => ({ ...holder, charter: holders[seat]?.charter ?? holder.charter }))
  const note = { kind: 'restored', game } as const
  const body: Body = { kind: 'mark', why: 'restore', checkpoint: point, places: seated, note }
  return { body: opening === undefined ? body : { ...body, opening } }
}

/** The table goes on from a file; seats are recognised by their charters. */
export function restoreFile({ live }: Pick<TableContext, 'live'>, file: ImportedFile): Draft {
  const note = { kind: 'restored', game: file.kept.head.checkpoint.legacy.game } as const
  return marked(live, 'restore', file.kept, holdersOf(file, live.holders, live.seq + 1), { note })
}

/** Persons of a file hold no key yet; bots it names are kept, unknown ones are of medium strength. */
function holdersOf(
  { kept, players }: ImportedFile,
  known: readonly SeatHolder[],
  seq: number,
): readonly SeatHolder[] {
  return kept.head.checkpoint.legacy.seats.map(({ charter, name, player }, seat): SeatHolder => {
    const held = known.find((holder) => holder.charter === charter)
    const by = player === AUTOMA ? AUTOMA : byOf(players[seat] ?? PERSON)
    if (held !== undefined && playerOf(held) === by)
      return { ...held, name: held.isClaimed ? held.name : name }
    return { id: newHolderId(seq, seat), charter, name, by, lent: null, isClaimed: false }
  })
}

function byOf(player: string): string {
  return player === PERSON || readBotName(player) !== null ? player : botNameOf(USUAL_BOT)
}
