import type { Legacy } from '../state/legacy.ts'

/** How many finished games of the campaign a charter has sat at. */
function gamesOf({ history }: Legacy, charter: number): number {
  return history.filter(({ seats }) => seats.some((seat) => seat.charter === charter)).length
}

/** This is the charter's first game: everybody's is game 1, a later one that of a player who has joined (R2.4). */
export function isFirstGame(legacy: Legacy, charter: number): boolean {
  const isOver = legacy.history.at(-1)?.game === legacy.game
  const before = gamesOf(legacy, charter) - (isOver ? 1 : 0)
  return legacy.game === 1 || (legacy.history.length > (isOver ? 1 : 0) && before <= 0)
}
