import { hash } from '@charterstone/engine'
import { catalogue } from '../ruleset.ts'
import type { Plan } from './plan.ts'
import type { UnitResult } from './play-unit.ts'
import { everything } from './usage.ts'

export type Summary = {
  readonly games: number
  readonly ended: number
  readonly violations: number
  readonly decisions: number
  readonly seconds: number
  readonly turnsPerSeat: number
  readonly hash: string
  readonly campaigns?: number
  readonly scored?: number
  readonly unused?: readonly string[]
}

export function summarise(plan: Plan, results: readonly UnitResult[], seconds: number): Summary {
  const sum = (count: (result: UnitResult) => number): number =>
    results.reduce((total, result) => total + count(result), 0)
  const summary: Summary = {
    games: sum(({ games }) => games),
    ended: sum(({ ended }) => ended),
    violations: sum(({ violations }) => violations),
    decisions: sum(({ decisions }) => decisions),
    seconds: Math.round(seconds * 1000) / 1000,
    turnsPerSeat:
      Math.round(
        (sum(({ turns }) => turns) /
          Math.max(
            1,
            sum(({ seats }) => seats),
          )) *
          100,
      ) / 100,
    hash: hash(results.map((result) => result.hash)),
  }
  if (plan.games !== 'campaign') return summary
  const used = new Set(results.flatMap((result) => result.used))
  return {
    ...summary,
    campaigns: results.length,
    scored: sum(({ scored }) => (scored ? 1 : 0)),
    unused: everything(catalogue).filter((name) => !used.has(name)),
  }
}
