import type { Engine } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { CardFacts } from './card-facts.ts'
import { FEATURE } from './features.ts'
import { judgeCampaign } from './judge-campaign.ts'
import { judgeCards } from './judge-cards.ts'
import { judgeGoods } from './judge-goods.ts'
import { judgeObjectives } from './judge-objectives.ts'
import { judgeReputation } from './judge-reputation.ts'
import { judgeVillage } from './judge-village.ts'
import { type Position, timeFactor } from './position.ts'
import { turnsLeft } from './turns-left.ts'

/** Judges the position of one seat: fills in the row, one number for each feature. Returns the turns that the seat has left. */
export function judge(
  { engine, facts }: { readonly engine: Engine; readonly facts: CardFacts },
  world: World,
  seat: number,
  row: Float64Array,
): number {
  row.fill(0)
  const holder = world.table.seats[seat]
  if (holder === undefined) return 0
  const turns = turnsLeft(facts.board, world, seat)
  const position: Position = { engine, facts, world, seat, holder, turns, row }
  row[FEATURE.vp] = holder.vp
  judgeReputation(position)
  if (holder.automa) return turns
  judgeCampaign(position)
  if (world.phase !== 'playing') return turns
  judgeEnd(position)
  judgeObjectives(position)
  judgeGoods(position)
  judgeCards(position)
  judgeVillage(position)
  return turns
}

/** The victory points that the end-of-game abilities of personas would give now. */
function judgeEnd({ engine, facts, world, seat, holder, turns, row }: Position): void {
  let vp = 0
  for (const persona of holder.personas)
    for (const effect of facts.endEffects[persona] ?? []) {
      if (effect.kind === 'vp') vp += engine.amount(world, seat, effect.count)
      else if (effect.kind === 'if') {
        const amount = engine.count(world, seat, effect.condition.count)
        const isMet = amount <= (effect.condition.atMost ?? 99) && amount >= (effect.condition.atLeast ?? 0)
        for (const gain of effect.effects)
          if (isMet && gain.kind === 'vp') vp += engine.amount(world, seat, gain.count)
      }
    }
  const soon = 1 - timeFactor(turns, END_HORIZON)
  row[FEATURE.endNow] = vp * soon
  row[FEATURE.endHope] = vp * (1 - soon)
  row[FEATURE.personas] = holder.personas.length - holder.exhausted.length
}

const END_HORIZON = 8
