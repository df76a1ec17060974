export type { Player, Sight } from './player.ts'
export { isPlayerName, makePlayers, PLAYER_NAMES, type PlayerName } from './players.ts'
