import type {
  BuildingDef,
  GuestDef,
  ItemDef,
  MinionDef,
  ObjectiveDef,
  PersonaDef,
  TreasureDef,
  VictoryCardDef,
} from '../catalogue/card.ts'
import type { GuidepostDef } from '../catalogue/guidepost.ts'
import { describeAbilities } from './describe-ability.ts'
import { describeCondition, describeGoal } from './describe-condition.ts'
import { quantitiesOfCost, quantitiesOfResources } from './describe-cost.ts'
import { benefitOf, incomeOf } from './describe-effect.ts'
import { format } from './format.ts'
import { type Quantity, quantity } from './noun.ts'
import { finished } from './sentence.ts'
import type { Words } from './words.ts'

/** What using a building costs and gives. */
export function describeBuilding(words: Words, building: BuildingDef): string {
  return paid(words, quantitiesOfCost(building.cost), benefitOf(words, building.benefit, 'building'))
}

/** What stands on a building besides: its value, what it takes to construct it, the crate. */
export function notesOfBuilding(words: Words, building: BuildingDef): readonly string[] {
  if (building.commons !== null) return []
  const list = quantitiesOfResources(building.build)
  return [
    finished(format(words, 'note.value', { value: building.value })),
    ...(list.length === 0 ? [] : [finished(format(words, 'note.build', { list }))]),
    ...(building.crate === null ? [] : [finished(format(words, 'note.crate', { crate: building.crate }))]),
  ]
}

export function describeItem(words: Words, item: ItemDef): string {
  return paid(words, quantitiesOfResources(item.pay), benefitOf(words, item.benefit, 'card'))
}

/** R11.2: one of the rewards, or both, by the number of players. */
export function describeGuest(words: Words, guest: GuestDef): string {
  return finished(format(words, 'card.guest', { benefit: incomeOf(words, guest.rewards.flat()) }))
}

/** Amulets and scrolls do by their moment of use what no effect says. */
export function describeTreasure(words: Words, treasure: TreasureDef): string {
  const benefit = benefitOf(words, treasure.effects, 'card')
  if (treasure.use === 'turn') return finished(format(words, 'card.treasure.turn', { benefit }))
  return [finished(format(words, `card.treasure.${treasure.use}`)), finished(benefit)].join(' ').trimEnd()
}

export function describePersona(words: Words, persona: PersonaDef): string {
  if (persona.kind === 'original') return finished(format(words, 'card.persona.original'))
  return describeAbilities(words, persona.abilities)
}

export function describeObjective(words: Words, objective: ObjectiveDef): string {
  return describeCondition(words, objective.condition)
}

export function describeMinion(words: Words, minion: MinionDef): string {
  return finished(format(words, 'card.minion', { benefit: benefitOf(words, minion.effects, 'card') }))
}

export function describeGuidepost(words: Words, guidepost: GuidepostDef): string {
  return describeGoal(words, guidepost.goal)
}

export function describeVictoryCard(words: Words, card: VictoryCardDef): string {
  const { capacity, persona, trophy, glory } = card
  return finished(format(words, 'card.victory', { capacity, persona, trophy, glory }))
}

/** House rule H6: what an objective is worth. */
export function noteOfObjective(words: Words, objective: ObjectiveDef): string {
  return finished(format(words, 'note.vp', { vp: quantity('vp', objective.vp) }))
}

/** To be shown only when the table has met the spectral worker. */
export function noteOfFreeing(words: Words): string {
  return finished(format(words, 'note.frees'))
}

function paid(words: Words, cost: readonly Quantity[], benefit: string): string {
  return finished(cost.length === 0 ? benefit : format(words, 'pay', { cost, benefit }))
}
