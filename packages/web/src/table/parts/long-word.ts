/** Long words are set smaller before they have to be broken; undefined where no care is needed. */
export function longWordIn(name: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length))
  return longest > 14 ? 'longest' : longest > 11 ? 'long' : undefined
}
