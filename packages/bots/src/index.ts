export type { Player } from './player.ts'
export { isPlayerName, PLAYERS, type PlayerName } from './players.ts'
