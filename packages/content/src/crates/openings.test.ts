import type { RuleName } from '@charterstone/engine'
import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'

type Also = { rule?: RuleName; minion?: string; objectives?: number[]; deck?: [first: number, last: number] }
const objective = (...objectives: number[]): Also => ({ objectives })
const minion = (type: string, ...objectives: number[]): Also => ({
  rule: 'minions',
  minion: type,
  objectives,
})
const income: Also = { rule: 'income' }
const peril: Also = { rule: 'peril' }
const overbuilding: Also = { rule: 'overbuilding' }

/** The table of X1, as chapter 3 of the rules has it: crate, building cards, persona, what comes with them. */
const table: readonly [crate: number, buildings: number[], persona: string | null, also?: Also][] = [
  [1, [22, 23], 'gardener'],
  [2, [43, 44], 'miner'],
  [3, [58, 59], 'carpenter'],
  [4, [73, 74], 'mason'],
  [5, [88, 89], 'prospector'],
  [6, [109, 110], 'farmer'],
  [7, [25], 'ambassador', { rule: 'private-objectives', objectives: [220, 221, 222] }],
  [8, [35], 'cat-whisperer', minion('cat', 228)],
  [9, [26], 'ringmaster'],
  [10, [28], 'messenger', { rule: 'income', objectives: [226] }],
  [11, [30, 31, 32], null, overbuilding],
  [12, [38], 'healer', peril],
  [13, [39], 'masseur'],
  [14, [40, 41, 42], 'merchant', overbuilding],
  [15, [45], 'medium', minion('ghost')],
  [16, [52], 'alchemist'],
  [17, [46], 'treasure-hunter', { rule: 'treasures', deck: [236, 250] }],
  [18, [48], 'banker', objective(252)],
  [19, [49, 50, 51], 'curator', overbuilding],
  [20, [53], 'candlemaker', peril],
  [21, [54], 'perfumer', income],
  [22, [55, 56, 57], null, overbuilding],
  [23, [61], 'artisan', { rule: 'items', deck: [259, 270] }],
  [24, [67], 'decorator', overbuilding],
  [25, [62], 'trader', objective(272)],
  [26, [63], 'chronicler', income],
  [27, [64, 65, 66], 'musician', overbuilding],
  [28, [68], 'trapper', peril],
  [29, [69], 'noble', minion('butler')],
  [30, [70, 71, 72], null, overbuilding],
  [31, [76], 'innkeeper', { rule: 'guests', deck: [281, 292] }],
  [32, [82], 'sculptor', minion('golem')],
  [33, [77], 'bouncer', objective(294)],
  [34, [78], 'economist', income],
  [35, [79, 80, 81], null, overbuilding],
  [36, [83], 'guard', { rule: 'peril', objectives: [299] }],
  [37, [84], 'strongman'],
  [38, [85, 86, 87], 'foreman', overbuilding],
  [39, [91], 'architect', { rule: 'building-cards', deck: [92, 97] }],
  [40, [103], 'inventor', minion('robot', 310)],
  [41, [98], 'clockmaker', objective(305)],
  [42, [99], 'oracle', income],
  [43, [100, 101, 102], 'chancellor', overbuilding],
  [44, [104], 'repairer', peril],
  [45, [105], 'trainer'],
  [46, [106, 107, 108], null, overbuilding],
  [47, [112], 'brewer', { rule: 'friends', deck: [315, 326] }],
  [48, [118], 'restaurateur', minion('chef')],
  [49, [113], 'viticulturist', objective(328)],
  [50, [114], 'collector'],
  [51, [115, 116, 117], 'gambler', overbuilding],
  [52, [119], 'baker', { rule: 'peril', objectives: [334] }],
  [53, [120], 'surveyor', income],
  [54, [121, 122, 123], null, overbuilding],
]
const rows = table.map(([crate, buildings, persona, also = {}]) => ({ crate, buildings, persona, ...also }))
const carrierOf = (crate: number) => greengully.buildings.find((one) => one.crate === crate)?.slug ?? ''

/** Seat 0, purple, opens a crate in a campaign that has opened others before. */
function open(crate: number, setup: ScenarioSetup = {}) {
  const card = `${carrierOf(crate)}-built`
  const players = [{ goods: { coin: 4 }, cards: [card], chest: [] }]
  const s = scenario({ catalogue: greengully, legacy: { crates: [99] }, deck: [], ...setup, players })
  return s.answer('place:charterstone', `open:${card}`)
}

describe('the numbered crates', () => {
  it('[X1] the numbered crates are the 54 of the table', () => {
    expect(greengully.crates.map(({ number }) => number)).toEqual(rows.map(({ crate }) => crate))
  })

  describe.each(rows)(
    'crate $crate',
    ({ crate, buildings, persona, rule, minion: type, objectives = [], deck }) => {
      const [first, last] = deck ?? [0, -1]
      const fresh = Array.from({ length: last - first + 1 }, (_, index) => first + index)

      it(`[X1] crate ${crate} gives the opener its building cards and its persona`, () => {
        const s = open(crate)
        expect(s.seat(0).cards.filter((card) => !fresh.includes(card) || buildings.includes(card))).toEqual(
          buildings,
        )
        expect(s.state.legacy.charters[0]?.chest.map(s.slug)).toEqual(persona === null ? [] : [persona])
      })

      it(`[X1] crate ${crate} brings everything else in the table`, () => {
        const s = open(crate)
        expect(s.eventsOf('rule-entered').map((event) => event.rule)).toEqual(
          rule === undefined ? [] : [rule],
        )
        expect(s.eventsOf('minion-released').map((event) => event.minion)).toEqual(
          type === undefined ? [] : [type],
        )
        const known = [...s.seat(0).objectives, ...s.state.table.objectiveDeck]
        expect([...known].sort((a, b) => a - b)).toEqual(objectives)
      })

      it(`[X2] crate ${crate} gives the opener one card of a new deck, and the others to the advancement deck`, () => {
        const s = open(crate)
        const mine = s.seat(0).cards.filter((card) => fresh.includes(card) && !buildings.includes(card))
        const others = [...s.state.table.mat, ...s.state.table.deck].sort((a, b) => a - b)
        expect(mine).toHaveLength(fresh.length > 0 ? 1 : 0)
        expect(others).toEqual(fresh.filter((card) => !mine.includes(card)))
      })

      it(`[X3] crate ${crate} does not change a rule that is already in force`, () => {
        const s = open(crate, { rules: rule === undefined ? [] : [rule] })
        expect(s.eventsOf('rule-entered')).toEqual([])
        expect(s.seat(0).cards).toEqual(expect.arrayContaining(buildings))
      })
    },
  )

  it('[X2] with private objectives in force the opener keeps the objective of a crate', () => {
    const s = open(33, { rules: ['private-objectives'] })
    expect([s.seat(0).objectives, s.state.table.objectiveDeck]).toEqual([[294], []])
  })

  it('[X3] a second crate with minions releases only its own type', () => {
    const minions = [true, false, false, false, false, false]
    const s = open(15, { rules: ['minions'], supply: { cat: 3, ghost: 0 }, legacy: { crates: [8], minions } })
    expect([s.has(0, 'ghost'), s.state.table.supply.slice(7, 9)]).toEqual([1, [3, 5]])
    expect(s.state.legacy.minions.slice(0, 3)).toEqual([true, true, false])
  })
})

describe('the lettered crates', () => {
  const { letteredCrates } = greengully
  const lettersWith = (is: (crate: (typeof letteredCrates)[number]) => boolean) =>
    letteredCrates.flatMap((crate) => (is(crate) ? crate.letter : [])).join('')

  it('[X5] the lettered crates are the 23 from A to W', () => {
    expect(lettersWith(() => true)).toBe('ABCDEFGHIJKLMNOPQRSTUVW')
  })

  it.each([
    ['inactive-charters', 'AB'],
    ['end-steps', 'AB'],
    ['islands', 'EF'],
    ['post-campaign', 'W'],
  ] as const)('[X5] the rule %s comes with %s, and with no other', (rule, letters) => {
    expect(lettersWith(({ rules }) => rules.includes(rule))).toBe(letters)
  })

  it.each([
    ['companions', 'GH'],
    ['spectral-worker', 'IJ'],
    ['own-victory-cards', 'K'],
    ['equal-victory-cards', 'L'],
    ['candle', 'MN'],
    ['locations', 'OP'],
    ['special-personas', 'QR'],
    [null, 'ABCDEFSTUVW'],
  ] as const)('[X5] the special content %s comes with the crates %s, and with no other', (what, letters) => {
    expect(lettersWith(({ brings }) => brings === what)).toBe(letters)
  })
})
