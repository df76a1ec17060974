import type { Catalogue } from '@charterstone/engine'
import type { Player } from './player.ts'
import { randomPlayer } from './random.ts'
import { EAGER, HASTY } from './taste.ts'
import { makeWishfulPlayer } from './wishful.ts'

/** Everybody who can play without a person. */
export const PLAYER_NAMES = ['random', 'eager', 'hasty'] as const
export type PlayerName = (typeof PLAYER_NAMES)[number]

export function isPlayerName(name: string): name is PlayerName {
  return PLAYER_NAMES.some((known) => known === name)
}

/** The players of one box, by name. */
export function makePlayers(catalogue: Catalogue): Readonly<Record<PlayerName, Player>> {
  return {
    random: randomPlayer,
    eager: makeWishfulPlayer(catalogue, EAGER),
    hasty: makeWishfulPlayer(catalogue, HASTY),
  }
}
