import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { openBox } from '../catalogue/box.ts'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { CHARTERS, FIRST_COMMONS } from '../catalogue/charter.ts'
import { CHRONICLE, RULE_NAMES } from '../catalogue/rule-name.ts'
import { plotSpot } from '../state/spot.ts'
import { basicBuilding, newCampaign } from './new-campaign.ts'

const box = openBox(miniCatalogue)

type Player = 'person' | 'automa'

function seatsAt(...charters: readonly (readonly [charter: number, player: Player])[]) {
  return charters.map(([charter, player]) => ({ charter, name: `${charter}`, player }))
}

function campaign(...charters: readonly (readonly [charter: number, player: Player])[]) {
  return newCampaign(box, { seed: 1, seats: seatsAt(...charters) })
}

test('a new campaign lies in the box: nothing is on the table, and nothing is asked', () => {
  const { phase, stack, pending, table } = campaign([0, 'person'], [3, 'person'])
  expect([phase, stack, pending, table.seats]).toEqual(['between', [], null, []])
})

test('[R4.5] a new campaign has the commons and the basic building on the first plot of all six charters', () => {
  const { buildings } = campaign([2, 'person']).legacy
  expect(buildings.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5].map((spot) => FIRST_COMMONS + spot))
  const basics = CHARTERS.map((_, charter) => buildings[plotSpot(charter, 0)])
  expect(basics).toEqual(CHARTERS.map((_, charter) => basicBuilding(box, charter)))
  expect(new Set(basics).size).toBe(6)
  expect(buildings.filter((number) => number !== 0)).toHaveLength(12)
})

test('the basic building of a charter is its own', () => {
  for (const [charter, name] of CHARTERS.entries())
    expect(box.building[basicBuilding(box, charter)]).toMatchObject({ charter: name, depth: 0 })
})

test('[R4.7] the constructed cards of basic buildings are with their players, or in the deck', () => {
  const { charters, advancement } = campaign([1, 'person'], [4, 'automa']).legacy
  const cards = CHARTERS.map((_, charter) => basicBuilding(box, charter) + CONSTRUCTED)
  expect(charters.map(({ keptCards }) => keptCards)).toEqual(
    cards.map((card, charter) => (charter === 1 ? [card] : [])),
  )
  expect(cards.map((card) => advancement.includes(card))).toEqual([true, false, true, true, true, true])
})

test('a new campaign begins with the cards of the opening and the rules that are printed', () => {
  const { advancement, objectives, rules, crates, letters, stories } = campaign([0, 'person']).legacy
  expect(advancement).toEqual(expect.arrayContaining([...miniCatalogue.opening.advancement]))
  expect(objectives).toEqual(miniCatalogue.opening.objectives)
  expect(RULE_NAMES.filter((rule) => rules[rule])).toEqual(
    RULE_NAMES.filter((rule) => CHRONICLE[rule].printed),
  )
  expect([crates, letters, stories]).toEqual([[], [], []])
})

test('in a new campaign each charter has its original persona, one circle of each capacity and no star', () => {
  for (const [charter, record] of campaign([0, 'person']).legacy.charters.entries()) {
    const [persona = 0] = record.chest
    expect(box.personas.get(persona)).toMatchObject({ kind: 'original', charter: CHARTERS[charter] })
    expect([record.chest.length, record.capacity]).toEqual([1, { coin: 1, resource: 1, card: 1, minion: 1 }])
    expect(record.glory.every((stars) => stars === 0)).toBe(true)
    expect([record.trophies, record.companion, record.victoryCard, record.special]).toEqual([0, null, 0, 0])
  }
})

test('[A5] automas start on difficulty 2, unless another is chosen', () => {
  const level = (automaLevel?: 1) =>
    newCampaign(box, { seed: 1, seats: seatsAt([0, 'person']), ...(automaLevel && { automaLevel }) }).legacy
  expect([level().automaLevel, level().automaStart]).toEqual([2, 2])
  expect([level(1).automaLevel, level(1).automaStart]).toEqual([1, 1])
})

test('a campaign with the same seed has the same generator, with another seed another one', () => {
  const rng = (seed: number) => newCampaign(box, { seed, seats: seatsAt([0, 'person']) }).rng
  expect(rng(5)).toEqual(rng(5))
  expect(rng(5)).not.toEqual(rng(6))
})

test('house rules that are not chosen have their standard', () => {
  const { houseRules } = newCampaign(box, {
    seed: 1,
    seats: seatsAt([0, 'person']),
    houseRules: { matSize: 3 },
  }).legacy
  expect([houseRules.matSize, houseRules.dusk, houseRules.progressStart]).toEqual([3, true, 'by-players'])
})

test('a table without a seat, or with more than six, is refused', () => {
  expect(() => campaign()).toThrow('one to six seats')
  const seven = [0, 1, 2, 3, 4, 5, 6].map((charter) => [charter, 'person'] as const)
  expect(() => campaign(...seven)).toThrow('one to six seats')
  expect(() => campaign(...seven.slice(0, 6))).not.toThrow()
})

test('a table with two seats of one charter, or with a charter that is not there, is refused', () => {
  expect(() => campaign([1, 'person'], [1, 'automa'])).toThrow('same charter')
  expect(() => campaign([6, 'person'])).toThrow('no charter 6')
  expect(() => campaign([-1, 'person'])).toThrow('no charter -1')
})
