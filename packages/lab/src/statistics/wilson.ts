const Z = 1.959964

/** The interval that holds the true share with 95 % (Wilson). */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const centre = share + (Z * Z) / (2 * games)
  const reach = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))
  const whole = 1 + (Z * Z) / games
  return { low: Math.max(0, (centre - reach) / whole), high: Math.min(1, (centre + reach) / whole) }
}
