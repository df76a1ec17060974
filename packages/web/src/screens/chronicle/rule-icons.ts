import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { NounKey, RuleName } from '@charterstone/engine'

export const RULE_ICONS: Readonly<Record<RuleName, IconName>> = {
  islands: 'island',
  'inactive-charters': 'plot',
  peril: 'peril',
  supply: 'any',
  personas: 'persona',
  influence: 'influence',
  'advancement-cards': 'card',
  assistants: 'assistant',
  'building-cards': 'building',
  'constructed-cards': 'constructed',
  guests: 'guest',
  items: 'item',
  friends: 'friend',
  treasures: 'treasure',
  turn: 'worker-large',
  minions: 'minion',
  commons: 'commons',
  constructing: 'construct',
  overbuilding: 'construct',
  crates: 'crate',
  objectives: 'objective',
  'private-objectives': 'objective-new',
  quota: 'quota',
  reputation: 'reputation',
  income: 'income',
  progress: 'progress',
  'end-of-game': 'hourglass',
  'end-steps': 'hourglass',
  guideposts: 'guidepost',
  glory: 'glory',
  capacity: 'capacity',
  'post-campaign': 'commons',
}

/** An icon, its name, and the rule that explains it. */
export type ExplainedIcon = { readonly icon: IconName; readonly noun: NounKey; readonly rule: RuleName }

function explained(icon: IconName, noun: NounKey, rule: RuleName): ExplainedIcon {
  return { icon, noun, rule }
}

/** In the order of the page; an icon is shown once its rule is in force. */
export const EXPLAINED: readonly ExplainedIcon[] = [
  explained('pumpkin', 'pumpkin', 'supply'),
  explained('coal', 'coal', 'supply'),
  explained('wood', 'wood', 'supply'),
  explained('clay', 'clay', 'supply'),
  explained('metal', 'metal', 'supply'),
  explained('grain', 'grain', 'supply'),
  explained('any', 'any-resource', 'supply'),
  explained('coin', 'coin', 'supply'),
  explained('vp', 'vp', 'end-of-game'),
  explained('influence', 'influence', 'influence'),
  explained('worker-large', 'worker', 'turn'),
  explained('card', 'card.any', 'advancement-cards'),
  explained('assistant', 'card.assistant', 'assistants'),
  explained('building', 'building', 'constructed-cards'),
  explained('constructed', 'card.constructed', 'constructed-cards'),
  explained('crate', 'crate', 'crates'),
  explained('objective', 'objective', 'objectives'),
  explained('objective-new', 'private-objective', 'private-objectives'),
  explained('reputation', 'reputation', 'reputation'),
  explained('quota', 'count.quota-tokens', 'quota'),
  explained('income', 'count.income-buildings', 'income'),
  explained('persona', 'persona', 'personas'),
  explained('guest', 'card.guest', 'guests'),
  explained('item', 'card.item', 'items'),
  explained('friend', 'card.friend', 'friends'),
  explained('treasure', 'card.treasure', 'treasures'),
  explained('minion', 'minion', 'minions'),
  explained('peril', 'peril', 'peril'),
  explained('island', 'island', 'islands'),
  explained('guidepost', 'guidepost', 'guideposts'),
  explained('glory', 'glory', 'glory'),
  explained('capacity', 'capacity', 'capacity'),
]
