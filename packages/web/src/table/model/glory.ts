import type { Legacy } from '@charterstone/engine'

/** All stars of a charter, those beyond the rows included. */
export function gloryOf({ charters }: Pick<Legacy, 'charters'>, charter: number): number {
  const record = charters[charter]
  return record === undefined ? 0 : record.glory.reduce((total, stars) => total + stars, record.extraGlory)
}
