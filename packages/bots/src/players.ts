import { eagerPlayer } from './eager.ts'
import type { Player } from './player.ts'
import { randomPlayer } from './random.ts'

/** Everybody who can play without a person, by name. */
export const PLAYERS = { random: randomPlayer, eager: eagerPlayer } as const satisfies Readonly<
  Record<string, Player>
>
export type PlayerName = keyof typeof PLAYERS

export function isPlayerName(name: string): name is PlayerName {
  return Object.hasOwn(PLAYERS, name)
}
