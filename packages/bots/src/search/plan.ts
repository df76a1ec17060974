import type { Decision, Engine, View } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { Line } from './search-turn.ts'

/** What a bot means to answer next, as long as things come as it expects. */
export type Plan = readonly { readonly mark: string; readonly key: string }[]

type Glance = Pick<View['table'], 'seats' | 'mat' | 'progress'>

/**
 * What the rest of a line expects to be asked, as far as the answers left to try allow. The first answer is given at
 * once and not part of it.
 */
export function planOf(engine: Engine, root: World, line: Line, left: number): Plan {
  if (left < 1 || line.rest === null) return []
  const world = engine.clone(root)
  const seat = root.pending?.seat ?? 0
  const plan: { mark: string; key: string }[] = []
  engine.apply(world, line.key)
  for (let rest: Line | null = line.rest; rest !== null && plan.length < left - 1; rest = rest.rest) {
    const { pending } = world
    if (pending === null || pending.seat !== seat || !pending.options.includes(rest.key)) break
    plan.push({ mark: markOf(pending, world.table), key: rest.key })
    engine.apply(world, rest.key)
  }
  return plan
}

/** Two decisions with the same mark are the same to a bot that has a plan. */
export function markOf({ seat, kind, source, options }: Decision, { seats, mat, progress }: Glance): string {
  const own = seats[seat]
  return [seat, kind, source, options, mat, progress, own?.vp, own?.goods, own?.influence, own?.cards].join(
    '|',
  )
}
