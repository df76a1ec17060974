import type { Legacy } from '@charterstone/engine'

/** The personas and the companion of a charter, each once; only those that have come to the village. */
export function peopleOf({ charters }: Pick<Legacy, 'charters'>, charter: number): readonly number[] {
  const record = charters[charter]
  if (record === undefined) return []
  const { chest, used, special, companion } = record
  return [...new Set([...chest, ...used, special, companion?.number ?? 0])].filter((number) => number > 0)
}
