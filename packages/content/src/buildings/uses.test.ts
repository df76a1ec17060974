import type { BuildingDef, Effect } from '@charterstone/engine'
import { type Scenario, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'

const buildings = greengully.buildings.filter(({ commons }) => commons === null)
const each = (goods: readonly string[], count: number) =>
  Object.fromEntries(goods.map((good) => [good, count]))
const goods = {
  ...each(['pumpkin', 'coal', 'wood', 'clay', 'metal', 'grain'], 5),
  ...each(['cat', 'ghost', 'butler', 'golem', 'robot', 'chef'], 1),
  ...each(['blight', 'vermin', 'famine'], 1),
  coin: 14,
}
const plan = (tested: string) => (tested === 'sawmill' ? 'smithy' : 'sawmill')

/** Seat 0, the mat, the decks and the supply have everything that a building could need. */
function rich(slug: string): Scenario {
  const held = ['music-box', 'twins', 'corin-knot', 'tome-1', plan(slug), 'woodlot-built']
  const standing = buildings.find((one) => one.slug === slug)?.depth === 0 ? [] : [slug]
  return scenario({
    catalogue: greengully,
    progress: 14,
    rules: ['minions', 'peril', 'income', 'private-objectives', 'overbuilding', 'guests', 'items'],
    village: { purple: ['pumpkin-patch', ...standing] },
    mat: ['sherpa', 'portal', 'strongbox', 'wizard', 'lotte-sheaf', 'chalice'],
    discard: ['broker'],
    objectives: ['six-coins'],
    objectiveDeck: ['three-guests', 'three-items'],
    players: [
      {
        goods,
        cards: held,
        objectives: ['three-plans'],
        influence: 7,
        spent: 5,
        ...persona,
        workers: ['coal-seam'],
      },
      { workers: ['grain-field'] },
    ],
  })
}
const persona = { chest: ['gardener', 'miner'], personas: ['gardener'] }

/** Uses a building and takes all that it offers, until the next seat is to act. */
function useUp(slug: string): Scenario {
  const s = rich(slug).answer(`place:${slug}`)
  for (let answers = 0; s.asked() !== '1 act' && answers < 60; answers++) {
    const wanted = s.options().find((key) => key !== 'skip') ?? 'skip'
    s.answer(s.asked() === '0 turn-end' ? 'end' : wanted)
  }
  return s
}

/** Whether the log has the event of a benefit with the building as its source. */
function isTold(s: Scenario, { number }: BuildingDef, effect: Effect): boolean {
  const from = s.events.filter((event) => 'source' in event && event.source === number)
  const has = (kind: string, seat = 0) =>
    from.some((event) => event.kind === kind && (!('seat' in event) || event.seat === seat))
  switch (effect.kind) {
    case 'vp':
      return s
        .eventsOf('won-vp')
        .some(
          ({ vp, source }) => source === number && (typeof effect.count !== 'number' || vp >= effect.count),
        )
    case 'gain':
      return s.eventsOf('gained').some(({ good, source }) => source === number && good === effect.good)
    case 'minion':
    case 'gain-any':
      return has('gained')
    case 'card':
      return has('took-card')
    case 'regain':
      return has('regained')
    case 'reputation':
      return has('placed-reputation')
    case 'objective':
      return has('took-objective')
    case 'trade':
      return effect.get.every((got) => isTold(s, { number } as BuildingDef, got))
    case 'choose':
      return effect.lists.some((list) => list.every((one) => isTold(s, { number } as BuildingDef, one)))
    case 'retrieve':
      return has('retrieved')
    case 'others':
      return has('won-vp', 1) || has('gained', 1)
    case 'construct':
      return s.eventsOf('constructed').length === 1
    case 'unlock':
      return s.eventsOf('crate-opened').length === 1
    case 'score':
      return s.eventsOf('scored-objective').length === 1
    case 'sell':
      return s.eventsOf('sold').length === 1
    case 'income':
      return s.eventsOf('placed-income').length === 1
    case 'refresh-mat':
      return s.eventsOf('refreshed-mat').length === 1
    case 'activate-persona':
      return s.eventsOf('persona-activated').length === 1
    case 'advance':
      return s.eventsOf('progressed').some(({ why }) => why === 'play')
    case 'special':
      return s.events.some((event) => 'source' in event && event.source !== number && event.kind === 'gained')
    default:
      return false
  }
}

/** What was paid for its use: goods and influence by number, cards by type. */
function paid(s: Scenario, { number, cost }: BuildingDef): boolean {
  const units = s.eventsOf('paid').reduce((sum, one) => (one.source === number ? sum + one.count : sum), 0)
  const cards = s.eventsOf('discarded').filter(({ source }) => source === number).length
  const owed = Object.values(cost).reduce((sum, count) => sum + (count ?? 0), 0)
  return units + cards >= owed
}

describe('every building', () => {
  it('all 96 buildings are tested', () => {
    expect(buildings).toHaveLength(96)
  })

  it.each(buildings)('[BB4] $slug: its cost is paid and all of its benefit can be taken', (building) => {
    const s = useUp(building.slug)
    expect(s.asked()).toBe('1 act')
    expect(paid(s, building)).toBe(true)
    expect(building.benefit.filter((effect) => !isTold(s, building, effect))).toEqual([])
  })

  it.each(buildings.filter(({ cost }) => Object.keys(cost).length > 0))(
    '[R15.3] $slug is closed to those who have nothing',
    ({ slug }) => {
      const s = scenario({ catalogue: greengully, village: { purple: ['pumpkin-patch', slug] } })
      expect(s.closed(`place:${slug}`)).toBeDefined()
    },
  )
})
