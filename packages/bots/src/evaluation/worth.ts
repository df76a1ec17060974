import {
  type Amount,
  amountFor,
  type CardType,
  type Cost,
  type Effect,
  RESOURCES,
} from '@charterstone/engine'

/** Rough prices in victory points for cards and buildings as printed, without regard to the position. */
export const PRICE = {
  resource: 1,
  coin: 0.8,
  influence: 1.1,
  reputation: 1.5,
  minion: 1.6,
  peril: 0.6,
  objective: 2,
  worker: 1.3,
  persona: 1.5,
  crate: 2.5,
} as const

export const CARD_PRICE: Readonly<Record<CardType | 'any', number>> = {
  assistant: 1.6,
  building: 2,
  constructed: 2,
  item: 2.2,
  guest: 2.4,
  friend: 1.8,
  treasure: 2.6,
  any: 2.6,
}

/** The part of a gain for all other seats that counts against the seat that gives it. */
const RIVAL_SHARE = 0.3
/** How many things a seat usually has of the kind that an amount counts. */
const USUAL_COUNT = 2

function usualAmount(amount: Amount): number {
  return amountFor(amount, USUAL_COUNT)
}

/** The worth of a list of effects to the seat that gets them. */
export function worthOf(effects: readonly Effect[]): number {
  return effects.reduce((total, effect) => total + worthOfEffect(effect), 0)
}

function worthOfEffect(effect: Effect): number {
  switch (effect.kind) {
    case 'gain':
      return usualAmount(effect.count) * (effect.good === 'coin' ? PRICE.coin : PRICE.resource)
    case 'gain-any':
      return usualAmount(effect.count) * PRICE.resource * 1.1
    case 'vp':
      return usualAmount(effect.count)
    case 'card':
      return CARD_PRICE[effect.type]
    case 'minion':
      return PRICE.minion
    case 'regain':
      return usualAmount(effect.count) * PRICE.influence
    case 'reputation':
      return PRICE.reputation
    case 'objective':
      return PRICE.objective
    case 'if':
      return worthOf(effect.effects) / 2
    case 'trade':
      return effect.times * Math.max(0, worthOf(effect.get) - worthOfCost(effect.pay)) * 0.7
    case 'may':
      return Math.max(0, worthOf(effect.effects))
    case 'choose':
      return Math.max(...effect.lists.map(worthOf))
    case 'retrieve':
      return effect.workers === 'all' ? PRICE.worker * 2 : PRICE.worker
    case 'others':
      return -worthOf(effect.effects) * RIVAL_SHARE
    case 'activate-persona':
      return PRICE.persona
    case 'own-income':
      return 2
    case 'tribute':
      return 2
    case 'refresh-mat':
    case 'move-progress':
      return 0.5
    case 'special':
      return 2
    case 'advance':
    case 'construct':
    case 'unlock':
    case 'score':
    case 'sell':
    case 'income':
      return 0
  }
}

export function worthOfCost(cost: Cost): number {
  let total = (cost.any ?? 0) * PRICE.resource * 0.9
  for (const resource of RESOURCES) total += (cost[resource] ?? 0) * PRICE.resource
  total += (cost.coin ?? 0) * PRICE.coin + (cost.influence ?? 0) * PRICE.influence
  total +=
    (cost.minion ?? 0) * PRICE.minion +
    (cost.peril ?? 0) * PRICE.peril +
    (cost.objective ?? 0) * PRICE.objective
  total += (cost.item ?? 0) * CARD_PRICE.item + (cost.guest ?? 0) * CARD_PRICE.guest
  total += (cost.friend ?? 0) * CARD_PRICE.friend + (cost.treasure ?? 0) * CARD_PRICE.treasure
  return total + (cost.plan ?? 0) * CARD_PRICE.building
}
