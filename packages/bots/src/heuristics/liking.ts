import type { Decision, DecisionKind, Seat } from '@charterstone/engine'
import type { Knowledge } from '../evaluation/knowledge.ts'
import type { World } from '../world.ts'
import { campaignLikings } from './campaign.ts'
import { cardLikings } from './cards.ts'
import { goodsLikings } from './goods.ts'
import { personaLikings } from './personas.ts'
import { plotLikings } from './plots.ts'

/** An option as a rule of thumb sees it. */
export type Choice = {
  readonly know: Knowledge
  readonly world: World
  readonly holder: Seat
  readonly decision: Decision
  readonly key: string
  readonly value: number
}

/** How much an option is liked at first sight. */
export type Liking = (choice: Choice) => number
export type Likings = { readonly [Kind in DecisionKind]?: Liking }

/** Rules of thumb for decisions that are too small, or too far from this game's points, to be searched. */
const likings: Likings = {
  ...goodsLikings,
  ...cardLikings,
  ...plotLikings,
  ...personaLikings,
  ...campaignLikings,
}

/** The place of the option that is liked best at first sight; the first of those that are liked alike. */
export function firstSight(know: Knowledge, world: World, decision: Decision): number {
  const { options, values } = decision
  const holder = world.table.seats[decision.seat]
  if (options.length < 2 || holder === undefined) return 0
  const liking = likings[decision.kind] ?? ordinary
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < options.length; index++) {
    const liked = liking({
      know,
      world,
      holder,
      decision,
      key: options[index] ?? '',
      value: values[index] ?? 0,
    })
    if (liked <= most) continue
    most = liked
    best = index
  }
  return best
}

/** To do something is better than to leave it. */
function ordinary({ key }: Choice): number {
  return key === 'skip' || key === 'end' || key === 'pass' || key.startsWith('name:') ? 0 : 1
}

const BY_THUMB: ReadonlySet<DecisionKind> = new Set([
  'name',
  'automa-level',
  'persona',
  'deal-persona',
  'special-persona',
  'archive-persona',
  'island-tile',
  'island-place',
  'plot',
  'glory',
  'capacity',
  'keep',
  'companion',
  'victory-card',
  'free-spectral',
])

/** Decisions that are settled at first sight: their worth shows only in later games. */
export function isRuleOfThumb({ kind }: Decision): boolean {
  return BY_THUMB.has(kind)
}
