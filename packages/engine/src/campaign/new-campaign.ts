import type { Box } from '../catalogue/box.ts'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { CHARTERS, COMMONS, FIRST_COMMONS, MINIONS } from '../catalogue/charter.ts'
import { GOODS } from '../catalogue/good.ts'
import { CHRONICLE, RULE_NAMES, type RuleName } from '../catalogue/rule-name.ts'
import { seedRng } from '../random/random.ts'
import { type HouseRules, houseRulesFrom } from '../state/house-rules.ts'
import { type CharterRecord, GLORY_ROWS, type Legacy, type SeatConfig } from '../state/legacy.ts'
import { plotSpot, SPOTS } from '../state/spot.ts'
import { STATE_FORMAT, type State } from '../state/state.ts'
import { emptyTable } from './empty-table.ts'

export type CampaignConfig = {
  readonly seed: number
  readonly seats: readonly SeatConfig[]
  readonly houseRules?: Partial<HouseRules>
  /** Difficulty of automas at the start; 1 is advised for a first solo game (A5). */
  readonly automaLevel?: 1 | 2
  /** The number that the tune of the village is made from. It says nothing about the seed, so that all may know it. */
  readonly theme?: number
}

/** A new campaign, before the set-up of game 1. Wrong configurations throw: they are the program's fault, not a player's. */
export function newCampaign(
  box: Box,
  { seed, seats, houseRules = {}, automaLevel = 2, theme }: CampaignConfig,
): State {
  checkSeats(seats)
  return {
    format: STATE_FORMAT,
    phase: 'between',
    legacy: {
      ...newLegacy(box, seats, houseRulesFrom(houseRules)),
      automaLevel,
      automaStart: automaLevel,
      ...(theme !== undefined && { theme }),
    },
    table: emptyTable(),
    stack: [],
    pending: null,
    rng: seedRng(seed),
  }
}

export function checkSeats(seats: readonly SeatConfig[]): void {
  const charters = new Set(seats.map(({ charter }) => charter))
  if (seats.length < 1 || seats.length > CHARTERS.length) throw new RangeError('a table has one to six seats')
  if (charters.size !== seats.length) throw new RangeError('two seats have the same charter')
  for (const charter of charters)
    if (CHARTERS[charter] === undefined) throw new RangeError(`no charter ${charter}`)
}

function newLegacy(box: Box, seats: readonly SeatConfig[], houseRules: HouseRules): Legacy {
  const { opening } = box.catalogue
  return {
    game: 1,
    mode: 'campaign',
    seats,
    houseRules,
    rules: printedRules(),
    buildings: firstBuildings(box),
    charters: CHARTERS.map((_, charter) => newCharter(box, charter, seats)),
    advancement: [...opening.advancement, ...cardsOfInactive(box, seats)],
    objectives: opening.objectives,
    archive: [],
    crates: [],
    letters: [],
    minions: MINIONS.map(() => false),
    crowns: { happy: 0, angry: 0 },
    stories: [],
    nextGuidepost: 0,
    spectral: -1,
    village: '',
    names: {},
    automaLevel: 0,
    automaStart: 0,
    history: [],
  }
}

function printedRules(): Record<RuleName, boolean> {
  return Object.fromEntries(RULE_NAMES.map((rule) => [rule, CHRONICLE[rule].printed])) as Record<
    RuleName,
    boolean
  >
}

/** The commons, and the basic building on the first plot of all six charters. */
function firstBuildings(box: Box): number[] {
  const buildings = new Array<number>(SPOTS).fill(0)
  for (let spot = 0; spot < COMMONS.length; spot++) buildings[spot] = FIRST_COMMONS + spot
  for (let charter = 0; charter < CHARTERS.length; charter++)
    buildings[plotSpot(charter, 0)] = basicBuilding(box, charter)
  return buildings
}

export function basicBuilding(box: Box, charter: number): number {
  const def = box.catalogue.buildings.find(
    ({ depth, charter: own }) => depth === 0 && own === CHARTERS[charter],
  )
  return def?.number ?? 0
}

/** Constructed cards of the basic buildings of inactive and automa charters go into the advancement deck (R4.7). */
function cardsOfInactive(box: Box, seats: readonly SeatConfig[]): number[] {
  return CHARTERS.flatMap((_, charter) =>
    seats.some((seat) => seat.charter === charter && seat.player === 'person')
      ? []
      : [basicBuilding(box, charter) + CONSTRUCTED],
  )
}

function newCharter(box: Box, charter: number, seats: readonly SeatConfig[]): CharterRecord {
  const isHeld = seats.some((seat) => seat.charter === charter && seat.player === 'person')
  return {
    name: '',
    chest: originalPersona(box, charter),
    used: [],
    glory: new Array<number>(GLORY_ROWS).fill(0),
    extraGlory: 0,
    capacity: { coin: 1, resource: 1, card: 1, minion: 1 },
    trophies: 0,
    companion: null,
    victoryCard: 0,
    special: 0,
    keptGoods: GOODS.map(() => 0),
    keptCards: isHeld ? [basicBuilding(box, charter) + CONSTRUCTED] : [],
  }
}

function originalPersona(box: Box, charter: number): number[] {
  const persona = box.catalogue.personas.find(
    ({ kind, charter: own }) => kind === 'original' && own === CHARTERS[charter],
  )
  return persona === undefined ? [] : [persona.number]
}
