import type { Amount, Cost, Effect } from '@charterstone/engine'
import { iconOfCard, iconOfCountable, iconOfEffect } from '../icons/icon-of.ts'
import type { IconName } from '../icons/icon-shapes.ts'

/** What stands on a strip, left to right: things with their number, and signs between them. */
export type StripGlyph =
  | { readonly kind: 'thing'; readonly icon: IconName; readonly count: number; readonly isCounted: boolean }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'pays-for' }

export type Strip = { readonly pay: readonly StripGlyph[]; readonly gain: readonly StripGlyph[] }

const PAYS_FOR: StripGlyph = { kind: 'pays-for' }

/** Cost and effects of a building as icons. The cost of a verb is shown with the cost of the building. */
export function stripOf(cost: Cost, effects: readonly Effect[]): Strip {
  return {
    pay: [...glyphsOfCost(cost), ...effects.flatMap(impliedCost)],
    gain: effects.flatMap(glyphsOfEffect),
  }
}

/** Both sides in one row. */
export function rowOf({ pay, gain }: Strip): readonly StripGlyph[] {
  return pay.length === 0 ? gain : [...pay, PAYS_FOR, ...gain]
}

const PAID: Readonly<Record<keyof Cost, IconName>> = {
  pumpkin: 'pumpkin',
  coal: 'coal',
  wood: 'wood',
  clay: 'clay',
  metal: 'metal',
  grain: 'grain',
  any: 'any',
  coin: 'coin',
  influence: 'influence',
  item: 'item',
  guest: 'guest',
  friend: 'friend',
  treasure: 'treasure',
  plan: 'plan',
  minion: 'minion',
  peril: 'peril',
  objective: 'objective',
}

export function glyphsOfCost(cost: Cost): readonly StripGlyph[] {
  return (Object.keys(PAID) as (keyof Cost)[]).flatMap((what) => {
    const count = cost[what] ?? 0
    return count > 0 ? [thing(PAID[what], count)] : []
  })
}

/** Influence that is placed, and the price of a crate or a construction. */
function impliedCost(effect: Effect): readonly StripGlyph[] {
  switch (effect.kind) {
    case 'construct':
      return [thing('influence', effect.influence), ...glyphsOfDiscount(effect.discount)]
    case 'unlock':
      return glyphsOfCost({ coin: effect.coin, influence: effect.influence })
    case 'score':
    case 'sell':
    case 'income':
      return [thing('influence')]
    default:
      return []
  }
}

function glyphsOfDiscount(discount: Amount): readonly StripGlyph[] {
  if (discount === 0) return []
  const count = typeof discount === 'number' ? discount : discount.times
  return [sign(`−${count}`), thing('any'), ...glyphsOfCounting(discount)]
}

/** A number of things per counted thing: "2 VP × friend". */
function glyphsOfAmount(icon: IconName, amount: Amount): readonly StripGlyph[] {
  const count = typeof amount === 'number' ? amount : amount.times
  return [icon === 'vp' ? points(count) : thing(icon, count), ...glyphsOfCounting(amount)]
}

function glyphsOfCounting(amount: Amount): readonly StripGlyph[] {
  return typeof amount === 'number' ? [] : [sign('×'), thing(iconOfCountable(amount.per))]
}

export function glyphsOfEffect(effect: Effect): readonly StripGlyph[] {
  const icon = iconOfEffect(effect)
  switch (effect.kind) {
    case 'gain':
    case 'gain-any':
    case 'regain':
      return glyphsOfAmount(icon, effect.count)
    case 'vp':
      return glyphsOfAmount('vp', effect.count)
    case 'card':
      return [thing(icon)]
    case 'construct':
    case 'unlock':
    case 'score':
    case 'sell':
      return [thing(icon), points(effect.vp)]
    case 'income':
      return [thing(icon), ...effect.effects.flatMap(glyphsOfEffect)]
    case 'if':
      return [
        ...condition(effect.condition.atLeast, effect.condition.atMost),
        thing(iconOfCountable(effect.condition.count)),
        PAYS_FOR,
        ...effect.effects.flatMap(glyphsOfEffect),
      ]
    case 'trade':
      return [
        sign('('),
        ...glyphsOfCost(effect.pay),
        PAYS_FOR,
        ...effect.get.flatMap(glyphsOfEffect),
        ...(effect.times > 1 ? [sign(`×${effect.times}`)] : []),
        sign(')'),
      ]
    case 'may':
      return [sign('('), ...effect.effects.flatMap(glyphsOfEffect), sign(')')]
    case 'choose':
      return effect.lists.flatMap((list, index) => [
        ...(index > 0 ? [sign('/')] : []),
        ...list.flatMap(glyphsOfEffect),
      ])
    case 'others':
      return [thing(icon), sign(':'), ...effect.effects.flatMap(glyphsOfEffect)]
    case 'advance':
      return [sign('+'), thing(icon, effect.spaces)]
    case 'tribute':
      return [thing(icon), thing(tributeIcon(effect.what))]
    case 'minion':
    case 'reputation':
    case 'objective':
    case 'retrieve':
    case 'refresh-mat':
    case 'activate-persona':
    case 'move-progress':
    case 'own-income':
    case 'special':
      return [thing(icon)]
  }
}

function tributeIcon(what: 'card' | 'resource' | 'coin' | 'influence' | 'minion'): IconName {
  return what === 'resource' ? 'any' : what === 'card' ? iconOfCard('any') : what
}

function condition(atLeast: number | undefined, atMost: number | undefined): readonly StripGlyph[] {
  return [sign(atLeast === undefined ? `≤${atMost ?? 0}` : `≥${atLeast}`)]
}

/** One of a thing is the thing; points always show their number. */
function thing(icon: IconName, count = 1): StripGlyph {
  return { kind: 'thing', icon, count, isCounted: count !== 1 }
}

function points(count: number): StripGlyph {
  return { kind: 'thing', icon: 'vp', count, isCounted: true }
}

function sign(text: string): StripGlyph {
  return { kind: 'sign', text }
}
