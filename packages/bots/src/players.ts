import type { Catalogue } from '@charterstone/engine'
import { makeEagerPlayer } from './eager.ts'
import type { Player } from './player.ts'
import { randomPlayer } from './random.ts'

/** Everybody who can play without a person. */
export const PLAYER_NAMES = ['random', 'eager'] as const
export type PlayerName = (typeof PLAYER_NAMES)[number]

/** The players of one box, by name. */
export function makePlayers(catalogue: Catalogue): Readonly<Record<PlayerName, Player>> {
  return { random: randomPlayer, eager: makeEagerPlayer(catalogue) }
}
