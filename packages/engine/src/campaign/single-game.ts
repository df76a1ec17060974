import type { Box } from '../catalogue/box.ts'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { CHARTERS, type Charter, MINIONS } from '../catalogue/charter.ts'
import type { CrateDef } from '../catalogue/crate.ts'
import type { RuleName } from '../catalogue/rule-name.ts'
import { type Rng, roll, seedRng, shuffle } from '../random/random.ts'
import type { HouseRules } from '../state/house-rules.ts'
import type { Legacy, SeatConfig } from '../state/legacy.ts'
import { at } from '../state/list.ts'
import { PLOTS, plotSpot } from '../state/spot.ts'
import type { State } from '../state/state.ts'
import { newCampaign } from './new-campaign.ts'

/** What stands on the six plots of each charter, in reading order. */
export type Village = Readonly<Record<Charter, readonly (number | null)[]>>

export type SingleGameConfig = {
  readonly seed: number
  readonly seats: readonly SeatConfig[]
  readonly houseRules?: Partial<HouseRules>
  /** The game of the campaign it resembles, 1 to 12. */
  readonly stage: number
  readonly village: 'random' | Village
  /** Rules to add to those that the village needs. */
  readonly rules?: readonly RuleName[]
  /** A guidepost to play under; 0 for none. */
  readonly guidepost?: number
}

/** A stand-alone game at any stage of the campaign (C3), ready to be set up. */
export function newSingleGame(box: Box, config: SingleGameConfig): State {
  const state = newCampaign(box, config)
  const village =
    config.village === 'random' ? randomVillage(box, config.stage, seedRng(config.seed)) : config.village
  const standing = CHARTERS.flatMap((charter) => village[charter].filter((number) => number !== null))
  const crates = openedBy(box, standing)
  state.legacy = {
    ...state.legacy,
    game: config.stage,
    mode: 'single',
    buildings: spotsOf(state.legacy, village),
    crates: crates.map(({ number }) => number),
    rules: rulesOf(state.legacy, crates, config),
    minions: state.legacy.minions.map((_, type) => crates.some(({ minion }) => minion === MINIONS[type])),
    nextGuidepost: config.guidepost ?? 0,
    ...cardsOf(box, state.legacy, standing, crates, config.stage),
  }
  return state
}

function spotsOf({ buildings }: Legacy, village: Village): number[] {
  const spots = [...buildings]
  CHARTERS.forEach((charter, index) => {
    for (let plot = 0; plot < PLOTS; plot++) spots[plotSpot(index, plot)] = village[charter][plot] ?? 0
  })
  return spots
}

/** The crates that must have been opened for these buildings to be there, in the order of the index. */
function openedBy(box: Box, standing: readonly number[]): CrateDef[] {
  const opened = new Set<number>()
  const open = (building: number): void => {
    const crate = box.catalogue.crates.find(
      ({ buildings, deck }) => buildings.includes(building) || deck.includes(building),
    )
    if (crate === undefined || opened.has(crate.number)) return
    opened.add(crate.number)
    const carrier = box.catalogue.buildings.find((def) => def.crate === crate.number)
    if (carrier !== undefined) open(carrier.number)
  }
  for (const building of standing) open(building)
  return box.catalogue.crates.filter(({ number }) => opened.has(number))
}

function rulesOf(
  legacy: Legacy,
  crates: readonly CrateDef[],
  { rules = [], stage, guidepost }: SingleGameConfig,
): Legacy['rules'] {
  const inForce: Record<RuleName, boolean> = { ...legacy.rules }
  const later: RuleName[] = stage > 1 ? ['personas', 'constructing'] : []
  if (guidepost !== undefined && guidepost > 0) later.push('guideposts')
  for (const rule of [...later, ...crates.flatMap((crate) => [...crate.rules]), ...rules])
    inForce[rule] = true
  return inForce
}

/**
 * Cards of opened crates are on the board or in the deck; unopened crates lie there on their constructed cards, in
 * game 1 those of the basic buildings with their players (R4.5, R4.7). A building that is gone although its crate
 * has been opened was built over.
 */
function cardsOf(
  box: Box,
  legacy: Legacy,
  standing: readonly number[],
  crates: readonly CrateDef[],
  stage: number,
): Pick<Legacy, 'advancement' | 'objectives' | 'archive' | 'charters'> {
  const opened = new Set(crates.map(({ number }) => number))
  const crateOf = (building: number): number | null => box.building[building]?.crate ?? null
  const isOpened = (building: number): boolean => opened.has(crateOf(building) ?? 0)
  const brought = crates.flatMap(({ buildings, deck }) => [...buildings, ...deck])
  const built = new Set([...standing, ...brought.filter(isOpened)])
  const isClosed = (building: number): boolean => crateOf(building) !== null && !isOpened(building)
  const kept = stage === 1 ? legacy.charters.flatMap(({ keptCards }) => keptCards) : []
  const closed = [...built].filter(isClosed).map((building) => building + CONSTRUCTED)
  const personas = crates.flatMap(({ persona }) => (persona === null ? [] : [persona]))
  return {
    advancement: [
      ...box.catalogue.opening.advancement,
      ...brought.filter((card) => !built.has(card)),
      ...closed.filter((card) => !kept.includes(card)),
    ].sort((a, b) => a - b),
    archive: [...built].filter((building) => !isClosed(building)).map((building) => building + CONSTRUCTED),
    objectives: [...legacy.objectives, ...crates.flatMap(({ objectives }) => [...objectives])],
    charters: legacy.charters.map((record, charter) => ({
      ...record,
      keptCards: stage === 1 ? record.keptCards : [],
      chest: [
        ...record.chest,
        ...personas.filter((persona) => box.personas.get(persona)?.charter === CHARTERS[charter]),
      ],
    })),
  }
}

/** A village that could have grown by this stage: chains are built from their heads on, the basic building stands on some plot. */
export function randomVillage(box: Box, stage: number, rng: Rng): Village {
  const village = {} as Record<Charter, (number | null)[]>
  for (const charter of CHARTERS) village[charter] = randomCharter(box, charter, stage, rng)
  return village
}

function randomCharter(box: Box, charter: Charter, stage: number, rng: Rng): (number | null)[] {
  const own = box.catalogue.buildings.filter((def) => def.charter === charter)
  const basic = own.find(({ depth }) => depth === 0)?.number ?? null
  const wanted = stage === 1 ? 0 : Math.min(PLOTS - 1, Math.floor((stage - 1) / 2) + roll(rng, 2))
  const chosen: number[] = []
  while (chosen.length < wanted) {
    const ready = own.filter(
      ({ number, depth, chain }) =>
        depth > 0 && !chosen.includes(number) && isReady(own, chosen, depth, chain),
    )
    if (ready.length === 0) break
    chosen.push(at(ready, roll(rng, ready.length)).number)
  }
  const plots: (number | null)[] = [basic, ...chosen]
  while (plots.length < PLOTS) plots.push(null)
  shuffle(rng, plots)
  return plots
}

/** The building one step up its chain stands, so its crate can have been opened. */
function isReady(
  own: readonly { readonly number: number; readonly depth: number; readonly chain: 'A' | 'B' | null }[],
  chosen: readonly number[],
  depth: number,
  chain: 'A' | 'B' | null,
): boolean {
  if (depth === 1) return true
  return own.some((def) => def.depth === depth - 1 && def.chain === chain && chosen.includes(def.number))
}
