/** D2: how many turns of each seat the candle of game 9 burns before its two dice, for 1 to 6 seats. */
export const candleTurns: readonly number[] = [20, 19, 16, 16, 15, 15]
