/** How many tokens of the reputation track are a seat's. */
export function reputationTokens(track: readonly number[], seat: number): number {
  let tokens = 0
  for (let space = 0; space < track.length; space++) if (track[space] === seat) tokens++
  return tokens
}
