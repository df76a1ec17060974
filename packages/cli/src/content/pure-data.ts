import type { Ability, Catalogue, Effect } from '@charterstone/engine'

/** The share of cards with rules that need no code of their own. */
export function pureDataOf(catalogue: Catalogue): number {
  const { buildings, assistants, friends, personas, items, guests, treasures, objectives, minions } =
    catalogue
  const cards: boolean[] = [
    ...buildings.map(({ benefit }) => benefit.every(isPure)),
    ...[...assistants, ...friends, ...personas].map(({ abilities }) => abilities.every(isPureAbility)),
    ...items.map(({ benefit }) => benefit.every(isPure)),
    ...guests.map(({ rewards }) => rewards.flat().every(isPure)),
    // Amulets and scrolls change the turn itself.
    ...treasures.map(({ use, effects }) => use === 'turn' && effects.every(isPure)),
    ...objectives.map(() => true),
    ...minions.map(({ effects }) => effects.every(isPure)),
  ]
  return cards.filter(Boolean).length / cards.length
}

/** A standing power changes a rule where the rule is written. */
function isPureAbility(ability: Ability): boolean {
  return ability.on !== 'always' && ability.effects.every(isPure)
}

function isPure(effect: Effect): boolean {
  if (effect.kind === 'special') return false
  if (effect.kind === 'choose') return effect.lists.flat().every(isPure)
  if (effect.kind === 'trade') return effect.get.every(isPure)
  return !('effects' in effect) || effect.effects.every(isPure)
}
