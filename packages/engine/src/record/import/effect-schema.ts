import type { Counted } from '../../catalogue/amount.ts'
import { CARD_TYPES, MINIONS, RESOURCES } from '../../catalogue/charter.ts'
import { COUNTABLES, type Condition } from '../../catalogue/countable.ts'
import type { Cost, EffectKind, EffectOf } from '../../catalogue/effect.ts'
import type { SavedPer } from '../../state/saved-effect.ts'
import { byKind, type Checker, either, later, list, object, oneOf, type Shape, whole } from './checker.ts'

const MAX_EFFECTS = 20
/** No effect of the box counts higher. */
const isCount = whole(0, 30)

export const isCardType: Checker = oneOf([...CARD_TYPES, 'any'])
export const isCardSource: Checker = oneOf(['mat', 'discard', 'deck', 'top'])

const PAID = [
  ...RESOURCES,
  ...(['any', 'coin', 'influence', 'item', 'guest', 'friend', 'treasure'] as const),
  ...(['plan', 'minion', 'peril', 'objective'] as const),
]
export const isCost: Checker = object<Cost>(
  Object.fromEntries(PAID.map((paid) => [paid, isCount])) as Shape<Cost>,
  PAID,
)

/** A number, or a number per counted thing. */
const isAmount: Checker = either(
  isCount,
  object<Counted>({ per: oneOf(COUNTABLES), times: isCount, max: isCount }, ['max']),
)

const isCondition = object<Condition>(
  { count: oneOf(COUNTABLES), atLeast: whole(0, 100), atMost: whole(0, 100) },
  ['atLeast', 'atMost'],
)

export const areEffects: Checker = list(
  later(() => isEffect),
  MAX_EFFECTS,
)
export const areEffectLists: Checker = list(areEffects, MAX_EFFECTS)

function effect<Kind extends EffectKind>(
  kind: Kind,
  shape: Omit<Shape<EffectOf<Kind>>, 'kind'>,
  optional: readonly (keyof EffectOf<Kind>)[] = [],
): Checker {
  return object<EffectOf<Kind>>(
    { ...shape, kind: oneOf([kind]) } as unknown as Shape<EffectOf<Kind>>,
    optional,
  )
}

export const isConstruct: Checker = effect('construct', {
  influence: isCount,
  discount: isAmount,
  vp: isCount,
})
export const isUnlock: Checker = effect('unlock', { coin: isCount, influence: isCount, vp: isCount })

const effects: { readonly [Kind in EffectKind]: Checker } = {
  gain: effect('gain', { good: oneOf([...RESOURCES, 'coin']), count: isAmount }),
  'gain-any': effect('gain-any', { count: isAmount }),
  vp: effect('vp', { count: isAmount }),
  card: effect('card', { type: isCardType, from: isCardSource, except: oneOf(CARD_TYPES) }, ['except']),
  minion: effect('minion', { type: oneOf([...MINIONS, 'any']) }),
  regain: effect('regain', { count: isAmount }),
  reputation: effect('reputation', {}),
  objective: effect('objective', {}),
  construct: isConstruct,
  unlock: isUnlock,
  score: effect('score', { vp: isCount }),
  sell: effect('sell', { vp: isCount }),
  income: effect('income', { effects: areEffects }),
  if: effect('if', { condition: isCondition, effects: areEffects }),
  trade: effect('trade', { pay: isCost, get: areEffects, times: isCount }),
  may: effect('may', { effects: areEffects }),
  choose: effect('choose', { lists: areEffectLists }),
  retrieve: effect('retrieve', { workers: oneOf(['one', 'all', 'this']) }),
  others: effect('others', { effects: areEffects }),
  'refresh-mat': effect('refresh-mat', {}),
  'activate-persona': effect('activate-persona', {}),
  advance: effect('advance', { spaces: isCount }),
  'move-progress': effect('move-progress', { back: isCount, forward: isCount }),
  'own-income': effect('own-income', {}),
  tribute: effect('tribute', { what: oneOf(['card', 'resource', 'coin', 'influence', 'minion']) }),
  special: effect('special', { name: oneOf(['mirror', 'echo', 'settle', 'silence']) }),
}
/** The form that amounts replaced. */
const isSavedPer = object<SavedPer>(
  { kind: oneOf(['per']), count: oneOf(COUNTABLES), vp: isCount, max: isCount },
  ['max'],
)

const isEffect = byKind({ ...effects, per: isSavedPer })
