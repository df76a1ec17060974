import {
  BOX_GOODS,
  CHARTERS,
  type Charter,
  charterOfSpot,
  FIRST_MINION,
  FIRST_PERIL,
  FIRST_TILE,
  GOODS,
  type Good,
  goodIndex,
  type Legacy,
  MINIONS,
  PERILS,
  plotSpot,
  type RuleName,
  type Seat,
  type State,
  tileSpot,
} from '@charterstone/engine'
import type { ScenarioSetup, SeatSetup } from './scenario-setup.ts'
import type { SlugNumbers } from './slug-numbers.ts'

/** The campaign half of a scenario: rules, village, charters. */
export function arrangeLegacy(state: State, setup: ScenarioSetup, numberOf: SlugNumbers): void {
  const { legacy } = state
  const automas = setup.automas ?? []
  state.legacy = {
    ...legacy,
    seats: legacy.seats.map((seat, index) =>
      automas.includes(index) ? { ...seat, player: 'automa' } : seat,
    ),
    game: setup.game ?? legacy.game,
    rules: rulesOf(legacy, setup.rules ?? []),
    minions: MINIONS.map((minion) => isReleased(setup, minion)),
    buildings: villageOf(legacy, setup, numberOf),
    charters: legacy.charters.map((record, charter) => {
      const seat = legacy.seats.findIndex((one) => one.charter === charter)
      const chest = setup.players?.[seat]?.chest?.map(numberOf.number) ?? record.chest
      return { ...record, chest, ...setup.charters?.[CHARTERS[charter] ?? 'purple'] }
    }),
    ...setup.legacy,
  }
}

/** What is in the box and in the chests before the set-up of the game. */
export function arrangeBox(state: State, setup: ScenarioSetup, numberOf: SlugNumbers): void {
  const { legacy } = state
  const numbers = (slugs: readonly string[]): number[] => slugs.map(numberOf.number)
  state.legacy = {
    ...legacy,
    advancement: setup.deck === undefined ? legacy.advancement : numbers(setup.deck),
    objectives: setup.objectiveDeck === undefined ? legacy.objectives : numbers(setup.objectiveDeck),
    nextGuidepost: setup.guidepost ?? legacy.nextGuidepost,
    rules: { ...legacy.rules, guideposts: legacy.rules.guideposts || setup.guidepost !== undefined },
    charters: legacy.charters.map((record, charter) => {
      const player = setup.players?.[legacy.seats.findIndex((one) => one.charter === charter)]
      return {
        ...record,
        keptGoods: GOODS.map((good, index) => player?.goods?.[good] ?? record.keptGoods[index] ?? 0),
        keptCards: player?.cards?.map(numberOf.number) ?? record.keptCards,
      }
    }),
    ...setup.legacy,
  }
}

/** Where the token stands unless a test says otherwise: the next space has no icon, wherever games start (R25.1). */
const QUIET_SPACE = 12

/** The table of a game in progress. */
export function arrangeTable(state: State, setup: ScenarioSetup, numberOf: SlugNumbers): void {
  const { table, legacy } = state
  const numbers = (slugs: readonly string[]): number[] => slugs.map(numberOf.number)
  const spotOf = (slug: string): number => legacy.buildings.indexOf(numberOf.number(slug))
  for (const { charter, tile, over } of setup.islands ?? [])
    table.covers[tileOf(charter, tile) - FIRST_TILE] = plotSpot(CHARTERS.indexOf(charter), over - 1)
  const hidden = [...table.mat, ...table.deck]
  table.seats = table.seats.map((seat, index) => ({
    ...seat,
    automa: setup.automas?.includes(index) === true,
  }))
  table.seats.forEach((seat, index) => {
    arrangeSeat(seat, setup.players?.[index] ?? {}, numberOf, spotOf)
  })
  table.mat = numbers(setup.mat ?? [])
  table.discard = numbers(setup.discard ?? [])
  const seen = [...table.mat, ...table.discard, ...table.seats.flatMap(({ cards }) => cards)]
  table.deck =
    setup.deck === undefined ? hidden.filter((card) => !seen.includes(card)) : numbers(setup.deck).reverse()
  table.objectives = numbers(setup.objectives ?? [])
  table.scorers = table.objectives.map(() => 0)
  table.objectiveDeck = numbers(setup.objectiveDeck ?? []).reverse()
  table.first = 0
  table.active = 0
  table.guidepost = setup.guidepost ?? 0
  table.progress = setup.progress ?? QUIET_SPACE
  putTokens(state, setup, spotOf)
  Object.assign(table, setup.table)
  table.supply = supplyOf(state, setup)
  table.inPlay = spotsInPlay(state)
}

function arrangeSeat(
  seat: Seat,
  setup: SeatSetup,
  numberOf: SlugNumbers,
  spotOf: (slug: string) => number,
): void {
  seat.goods = GOODS.map((good) => setup.goods?.[good] ?? 0)
  seat.influence = setup.influence ?? 12
  seat.spent = setup.spent ?? 0
  seat.vp = setup.vp ?? 0
  seat.cards = (setup.cards ?? []).map(numberOf.number)
  seat.personas = (setup.personas ?? []).map(numberOf.number)
  seat.objectives = (setup.objectives ?? []).map(numberOf.number)
  seat.objectivesScored = setup.objectivesScored ?? 0
  seat.turns = 0
  seat.workers = [0, 1].map((worker) => {
    const slug = setup.workers?.[worker] ?? null
    return slug === null ? -1 : spotOf(slug)
  })
}

function putTokens(state: State, setup: ScenarioSetup, spotOf: (slug: string) => number): void {
  const { table } = state
  for (const [slug, peril] of Object.entries(setup.perilOn ?? {}))
    table.perilAt[spotOf(slug)] = PERILS.indexOf(peril) + 1
  for (const [slug, seats] of Object.entries(setup.incomeOn ?? {}))
    table.incomeAt[spotOf(slug)] = seats.reduce((bits, seat) => bits | (1 << seat), 0)
  for (const [slug, minion] of Object.entries(setup.minionOn ?? {})) {
    const spot = spotOf(slug)
    const owner = table.seats.find(({ charter }) => charter === charterOfSpot(spot))
    table.minionAt[spot] = MINIONS.indexOf(minion) + 1
    if (owner !== undefined && setup.table?.stray !== true)
      owner.goods[goodIndex[minion]] = (owner.goods[goodIndex[minion]] ?? 0) + 1
  }
}

/** The goods of a released type that are not elsewhere. */
function supplyOf({ table }: State, setup: ScenarioSetup): number[] {
  return GOODS.map((good, index) => {
    const scarce = setup.supply?.[good]
    if (scarce !== undefined) return scarce
    if (!isReleased(setup, good)) return 0
    const held = table.seats.reduce((total, seat) => total + (seat.goods[index] ?? 0), 0)
    const onBoard = table.perilAt.filter((peril) => peril > 0 && peril - 1 + FIRST_PERIL === index).length
    const astray = table.minionAt.filter((minion) => minion > 0 && minion - 1 + FIRST_MINION === index).length
    return (BOX_GOODS[index] ?? 0) - held - onBoard - (table.stray ? astray : 0)
  })
}

/** Coins and resources always; minions and perils with their rule, or as soon as the scenario has one of the type. */
function isReleased(setup: ScenarioSetup, good: Good): boolean {
  if (goodIndex[good] < FIRST_MINION) return true
  const rule: RuleName = goodIndex[good] < FIRST_PERIL ? 'minions' : 'peril'
  if (setup.rules?.includes(rule) === true) return true
  const isHeld = (setup.players ?? []).some(({ goods }) => (goods?.[good] ?? 0) > 0)
  return isHeld || Object.values({ ...setup.perilOn, ...setup.minionOn }).some((one) => one === good)
}

function rulesOf(legacy: Legacy, added: readonly RuleName[]): Legacy['rules'] {
  return { ...legacy.rules, ...Object.fromEntries(added.map((rule) => [rule, true])) }
}

function tileOf(charter: Charter, tile: number): number {
  return tileSpot(CHARTERS.indexOf(charter), tile - 1)
}

function villageOf(legacy: Legacy, setup: ScenarioSetup, numberOf: SlugNumbers): number[] {
  const buildings = [...legacy.buildings]
  for (const charter of CHARTERS)
    setup.village?.[charter]?.forEach((slug, plot) => {
      buildings[plotSpot(CHARTERS.indexOf(charter), plot)] = slug === null ? 0 : numberOf.number(slug)
    })
  for (const { charter, tile, building } of setup.islands ?? [])
    buildings[tileOf(charter, tile)] = building === undefined ? 0 : numberOf.number(building)
  return buildings
}

function spotsInPlay({ legacy, table }: State): number[] {
  return legacy.buildings.flatMap((building, spot) => {
    if (building === 0) return []
    const isThere =
      spot < FIRST_TILE ? !table.covers.includes(spot) : (table.covers[spot - FIRST_TILE] ?? -1) >= 0
    return isThere ? [spot] : []
  })
}
