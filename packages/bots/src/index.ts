export type { Player, Sight } from './player.ts'
export { makePlayers, PLAYER_NAMES, type PlayerName } from './players.ts'
