import type { Say } from '../../words/speech.ts'

/** How a game was decided. */
export type Verdict =
  /** A game of one seat. */
  | { readonly kind: 'alone'; readonly vp: number }
  | { readonly kind: 'win'; readonly margin: number }
  /** Level on points; something else decided. */
  | { readonly kind: 'tie-break' }
  | { readonly kind: 'shared' }

type Result = { readonly vp: readonly number[]; readonly winners: readonly number[] }

export function verdictOf({ vp, winners }: Result): Verdict {
  if (winners.length > 1) return { kind: 'shared' }
  const best = Math.max(...vp)
  const others = vp.filter((_, seat) => !winners.includes(seat))
  if (others.length === 0) return { kind: 'alone', vp: best }
  const margin = best - Math.max(...others)
  return margin === 0 ? { kind: 'tie-break' } : { kind: 'win', margin }
}

/** "Mira wins by two points!" */
export function sayVerdict(say: Say, result: Result, seats: readonly string[]): string {
  const verdict = verdictOf(result)
  const names = result.winners.map((seat) => seats[seat] ?? '')
  switch (verdict.kind) {
    case 'alone':
      return say('end.alone', { names, vp: verdict.vp })
    case 'win':
      return say('end.wins', { names, margin: verdict.margin })
    case 'tie-break':
      return say('end.tie-break', { names })
    case 'shared':
      return say('end.shared', { names })
  }
}
