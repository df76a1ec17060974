import type { Decision, Engine, View } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { Line } from './search-turn.ts'

/** The answers that a bot will give next without thinking again, each for the decision that it expects. */
export type Plan = readonly { readonly fingerprint: string; readonly key: string }[]

type PlannedTable = Pick<View['table'], 'seats' | 'mat' | 'progress'>

/** The rest of a line after its first answer, as far as the remaining steps allow. */
export function planOf(engine: Engine, root: World, line: Line, steps: number): Plan {
  if (steps < 1 || line.rest === null) return []
  const world = engine.clone(root)
  const seat = root.pending?.seat ?? 0
  const plan: { fingerprint: string; key: string }[] = []
  engine.apply(world, line.key)
  for (let rest: Line | null = line.rest; rest !== null && plan.length < steps - 1; rest = rest.rest) {
    const { pending } = world
    if (pending === null || pending.seat !== seat || !pending.options.includes(rest.key)) break
    plan.push({ fingerprint: fingerprintOf(pending, world.table), key: rest.key })
    engine.apply(world, rest.key)
  }
  return plan
}

/** Equal for two decisions that a plan answers alike. */
export function fingerprintOf(
  { seat, kind, source, options }: Decision,
  { seats, mat, progress }: PlannedTable,
): string {
  const own = seats[seat]
  return [seat, kind, source, options, mat, progress, own?.vp, own?.goods, own?.influence, own?.cards].join(
    '|',
  )
}
