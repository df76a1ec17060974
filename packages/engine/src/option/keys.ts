import type { QuotaSpace } from '../catalogue/board.ts'
import { CHARTERS, MINIONS } from '../catalogue/charter.ts'
import { GOODS } from '../catalogue/good.ts'
import { CAPACITIES, GLORY_ROWS } from '../state/legacy.ts'
import { SPOTS } from '../state/spot.ts'
import { keyOf } from './key-of.ts'
import { CARD_VERBS, type CardVerb, GOOD_VERBS, type Option, PLAIN_KINDS } from './option.ts'

/**
 * Keys that are written once and shared by all games, so that offering an option costs a look-up.
 * Where nothing else is said, a list is in the order of what it names.
 */
export const PLAIN_KEYS = byName(PLAIN_KINDS, (kind) => keyOf({ kind }))
export const WORKER_KEYS = byName(['spectral', 'large', 'small'], (worker) =>
  keyOf({ kind: 'worker', worker }),
)
export const ONLY_PAY_KEYS = byName(['build', 'open'], (verb) => keyOf({ kind: 'only-pay', verb }))
export const COMPANION_KEYS = byName(['kind', 'wary'], (treated) => keyOf({ kind: 'companion', treated }))
export const START_KEYS = byName(['coin', 'vp'], (what) => keyOf({ kind: 'start', what, count: 0 }))
export const CRATE_KEYS = byName(['pair', 'split'], (choice) =>
  keyOf({ kind: 'crate-resources', choice, resources: [] }),
)
export const CAPACITY_KEYS = byName(CAPACITIES, (what) => keyOf({ kind: 'capacity', what }))
export const GOOD_KEYS = byName(GOOD_VERBS, (verb) =>
  GOODS.map((good) => keyOf({ kind: 'good', verb, good, count: 1 })),
)
/** To send a minion out, and to gain one. */
export const MINION_KEYS = MINIONS.map((minion) => keyOf({ kind: 'send-minion', minion }))
/** By spot, of plots and island tiles. */
export const SPOT_KEYS = Array.from({ length: SPOTS }, (_, spot) => keyOf({ kind: 'plot', spot }))
export const CHARTER_KEYS = CHARTERS.map((name, charter) => keyOf({ kind: 'charter', charter, name }))
export const ROW_KEYS = Array.from({ length: GLORY_ROWS }, (_, row) => keyOf({ kind: 'glory-row', row }))

/** For a box: of its cards and buildings by index number, and of the spaces of its quota table. */
export type BoxKeys = Readonly<
  Record<CardVerb | 'place' | 'scroll' | 'retrieve' | 'take-peril' | 'quota', readonly string[]>
>

export function keysOfBox(slugs: readonly string[], quota: readonly QuotaSpace[]): BoxKeys {
  const written = (make: (slug: string, number: number) => Option): readonly string[] =>
    slugs.map((slug, number) => (slug === '' ? '' : keyOf(make(slug, number))))
  const there = (slug: string, building: number) => ({ spot: -1, building, slug })
  return {
    ...byName(CARD_VERBS, (verb) => written((slug, card) => ({ kind: 'card', verb, card, slug }))),
    place: written((slug, building) => ({ kind: 'place', by: 'worker', ...there(slug, building) })),
    scroll: written((slug, building) => ({ kind: 'place', by: 'scroll', ...there(slug, building) })),
    retrieve: written((slug, building) => ({ kind: 'retrieve', ...there(slug, building) })),
    'take-peril': written((slug, building) => ({ kind: 'take-peril', ...there(slug, building) })),
    quota: quota.map((printed, space) => keyOf({ kind: 'quota', space, ...printed })),
  }
}

function byName<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Readonly<Record<Name, T>> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}
