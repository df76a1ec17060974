/**
 * Where a game left another one ("what if"): the game and the number of its answers that both share. `of` is how the
 * client names the campaign it left; empty when it is not known. No hash of the record covers it.
 */
export type Fork = { readonly of: string; readonly game: number; readonly step: number }

export function isFork(value: unknown): value is Fork {
  if (typeof value !== 'object' || value === null) return false
  const { of, game, step }: Partial<Record<keyof Fork, unknown>> = value
  return typeof of === 'string' && Number.isInteger(game) && Number.isInteger(step)
}
