import type { BuildingDef, Effect, RuleName } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from './catalogue.ts'
import { presets } from './presets.ts'

const ruleOf: Readonly<Record<string, RuleName>> = {
  item: 'items',
  guest: 'guests',
  friend: 'friends',
  treasure: 'treasures',
  minion: 'minions',
  peril: 'peril',
}

/** The rules without which a list of effects has nothing to give; a choice needs only its easiest part. */
function needed(effects: readonly Effect[]): readonly RuleName[] {
  return effects.flatMap((effect): RuleName | readonly RuleName[] => {
    switch (effect.kind) {
      case 'card':
        return ruleOf[effect.type] ?? []
      case 'minion':
        return 'minions'
      case 'objective':
        return 'private-objectives'
      case 'vp':
      case 'gain':
      case 'gain-any':
      case 'regain': {
        const counted = typeof effect.count === 'number' ? null : effect.count.per
        return counted === 'minions' || counted === 'friends' ? counted : []
      }
      case 'income':
        return ['income', ...needed(effect.effects)]
      case 'others':
        return needed(effect.effects)
      case 'trade':
        return needed(effect.get)
      case 'choose':
        return effect.lists.map(needed).sort((a, b) => a.length - b.length)[0] ?? []
      case 'special':
        return effect.name === 'settle' ? ['guests', 'income'] : []
      default:
        return []
    }
  })
}

const neededBy = ({ cost, benefit }: BuildingDef): readonly RuleName[] => [
  ...Object.keys(cost).flatMap((paid) => ruleOf[paid] ?? []),
  ...needed(benefit),
]

const minionsOf = ({ benefit }: BuildingDef) =>
  benefit.flatMap((effect) => (effect.kind === 'minion' && effect.type !== 'any' ? effect.type : []))

const buildings = new Map(greengully.buildings.map((building) => [building.number, building]))
const crates = greengully.crates
const giverOf = (number: number) =>
  crates.find((crate) => crate.buildings.includes(number) || crate.deck.includes(number))

/** The crates that have been opened before a building can be built, its own giver first. */
function pathTo(number: number): typeof crates {
  const giver = giverOf(number)
  if (giver === undefined) return []
  const carrier = greengully.buildings.find(({ crate }) => crate === giver.number)
  return carrier === undefined ? [giver] : [giver, ...pathTo(carrier.number)]
}

describe('a building', () => {
  it('the crates of a building bring every rule and minion that it needs', () => {
    const early = greengully.buildings.flatMap((building) => {
      const path = pathTo(building.number)
      const brought = new Set(path.flatMap(({ rules }) => rules))
      const released = new Set(path.flatMap(({ minion }) => minion ?? []))
      const lacks = [
        ...neededBy(building).filter((rule) => !brought.has(rule)),
        ...minionsOf(building).filter((minion) => !released.has(minion)),
      ]
      return lacks.length === 0 ? [] : [`${building.slug}: ${lacks.join(', ')}`]
    })
    expect(early).toEqual([])
  })
})

describe('a preset', () => {
  it.each(presets)('the preset $id has the rules that its buildings need', ({ rules, village }) => {
    const standing = Object.values(village)
      .flat()
      .flatMap((number) => buildings.get(number ?? 0) ?? [])
    const lacking = standing.flatMap((building) =>
      neededBy(building)
        .filter((rule) => !rules.includes(rule))
        .map((rule) => `${building.slug}: ${rule}`),
    )
    expect(lacking).toEqual([])
  })
})
