import type { Engine } from '@charterstone/engine'
import type { World } from '../world.ts'
import { type Case, within } from './case.ts'
import { F } from './features.ts'
import { judgeCampaign } from './judge-campaign.ts'
import { judgeCards } from './judge-cards.ts'
import { judgeGoods } from './judge-goods.ts'
import { judgeObjectives } from './judge-objectives.ts'
import { judgeReputation } from './judge-reputation.ts'
import { judgeVillage } from './judge-village.ts'
import type { Knowledge } from './knowledge.ts'
import { turnsLeft } from './outlook.ts'

/** Measures the position of one seat: fills in the row, one number for each feature. */
export function judge(engine: Engine, know: Knowledge, world: World, seat: number, row: Float64Array): void {
  row.fill(0)
  const holder = world.table.seats[seat]
  if (holder === undefined) return
  const one: Case = { engine, know, world, seat, holder, turns: turnsLeft(world, seat), row }
  row[F.vp] = holder.vp
  judgeReputation(one)
  if (holder.automa) return
  judgeCampaign(one)
  if (world.phase !== 'playing') return
  judgeEnd(one)
  judgeObjectives(one)
  judgeGoods(one)
  judgeCards(one)
  judgeVillage(one)
}

/** What cards that score at the end would score now. */
function judgeEnd({ engine, know, world, seat, holder, turns, row }: Case): void {
  let vp = 0
  for (const persona of holder.personas)
    for (const effect of know.endEffects[persona] ?? []) {
      if (effect.kind === 'vp') vp += engine.amount(world, seat, effect.count)
      else if (effect.kind === 'if') {
        const amount = engine.count(world, seat, effect.condition.count)
        const isMet = amount <= (effect.condition.atMost ?? 99) && amount >= (effect.condition.atLeast ?? 0)
        for (const gain of effect.effects)
          if (isMet && gain.kind === 'vp') vp += engine.amount(world, seat, gain.count)
      }
    }
  const soon = 1 - within(turns, END_SIGHT)
  row[F.endNow] = vp * soon
  row[F.endHope] = vp * (1 - soon)
  row[F.personas] = holder.personas.length - holder.exhausted.length
}

const END_SIGHT = 8
