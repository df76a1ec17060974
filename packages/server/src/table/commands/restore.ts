import { botNameOf, readBotName, USUAL_BOT } from '@charterstone/bots'
import type { ImportedFile } from '../../files/job.ts'
import type { Body } from '../body.ts'
import type { Draft, DraftOrFault, TableContext } from '../draft.ts'
import { AUTOMA, newHolderId, PERSON, playerOf, type SeatHolder } from '../seat-holder.ts'
import { marked } from './game.ts'

/** Continues the table from one of its checkpoints; all later entries stay in the log. */
export function restorePoint(
  { live }: Pick<TableContext, 'live'>,
  point: number,
  game: number,
  holders: readonly SeatHolder[],
  opening: Extract<Body, { readonly kind: 'mark' }>['opening'],
): DraftOrFault {
  // A seat that was handed over since then keeps its present holder.
  const now = holders.map((holder) => {
    const held = live.holders.find(({ id }) => id === holder.id) ?? holder
    // Whether an automa plays follows from the restored game, not from the present holder.
    return playerOf(held) === playerOf(holder) ? held : { ...held, lent: holder.lent }
  })
  const seated = now.map((holder, seat) => ({ ...holder, charter: holders[seat]?.charter ?? holder.charter }))
  const note = { kind: 'restored', game } as const
  const body: Body = { kind: 'mark', why: 'restore', checkpoint: point, places: seated, note }
  return { body: opening === undefined ? body : { ...body, opening } }
}

/** Continues the table from a file; holders are matched by their charters. */
export function restoreFile({ live }: Pick<TableContext, 'live'>, file: ImportedFile): Draft {
  const note = { kind: 'restored', game: file.record.head.checkpoint.legacy.game } as const
  const { villageName } = file
  return marked(live, 'restore', file.record, holdersOf(file, live.holders, live.seq + 1), {
    note,
    ...(villageName !== undefined && { villageName }),
  })
}

/** Persons of a file have no key yet. Bots keep their names; unknown bots become medium bots. */
function holdersOf(
  { record, players }: ImportedFile,
  present: readonly SeatHolder[],
  seq: number,
): readonly SeatHolder[] {
  return record.head.checkpoint.legacy.seats.map(({ charter, name, player }, seat): SeatHolder => {
    const held = present.find((holder) => holder.charter === charter)
    const by = player === AUTOMA ? AUTOMA : byOf(players[seat] ?? PERSON)
    if (held !== undefined && playerOf(held) === by)
      return { ...held, name: held.isClaimed ? held.name : name }
    return { id: newHolderId(seq, seat), charter, name, by, lent: null, isClaimed: false }
  })
}

function byOf(player: string): string {
  return player === PERSON || readBotName(player) !== null ? player : botNameOf(USUAL_BOT)
}
