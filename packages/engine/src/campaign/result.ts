import { CHARTERS } from '../catalogue/charter.ts'
import { gloryOf } from '../end/glory.ts'
import { buildingValue, type Counted } from '../rules/counting.ts'
import { CAPACITIES, type CharterRecord, type GameRecord, LAST_GAME } from '../state/legacy.ts'
import { at } from '../state/list.ts'

/** How a charter's campaign score is made up (C1). */
export type CampaignScore = {
  readonly charter: number
  readonly glory: number
  readonly buildings: number
  readonly trophies: number
  readonly capacity: number
  readonly personas: number
  readonly total: number
  /** A spectral owner cannot win. */
  readonly canWin: boolean
}

/** The scores of all six charters, and who is ahead among the active ones. */
export type Standing = {
  readonly campaign: readonly CampaignScore[]
  readonly champions: readonly number[]
}

export type Result = Standing & {
  readonly game: GameRecord | null
  readonly isCampaignOver: boolean
}

const HOUSE_VALUES = { capacity: 3, persona: 2, trophy: 5, glory: 10 }
const DEFAULT_VALUES = { capacity: 2, persona: 6, trophy: 7, glory: 10 }
const FIRST_CIRCLES = 4

/** The last finished game and the standing of the campaign. */
export function resultOf(play: Counted): Result {
  const { history, final, mode } = play.state.legacy
  return {
    game: history.at(-1) ?? null,
    ...(final ?? standingOf(play)),
    isCampaignOver: mode !== 'single' && history.some(({ game }) => game >= LAST_GAME),
  }
}

export function standingOf(play: Counted): Standing {
  const { seats } = play.state.legacy
  const campaign = CHARTERS.map((_, charter) => scoreOf(play, charter))
  const active = campaign.filter((score) => seats.some(({ charter }) => charter === score.charter))
  return { campaign, champions: championsOf(active) }
}

function scoreOf(play: Counted, charter: number): CampaignScore {
  const { charters, houseRules, spectral } = play.state.legacy
  const record = at(charters, charter)
  const card = play.box.victoryCards.get(record.victoryCard) ?? DEFAULT_VALUES
  const values = houseRules.campaignScoring === 'fixed' ? HOUSE_VALUES : card
  const glory = gloryOf(record) * values.glory
  const buildings = buildingValue(play, charter)
  const trophies = record.trophies * values.trophy
  const capacity = circlesOf(record) * values.capacity
  const personas = record.used.length * values.persona
  return {
    charter,
    glory,
    buildings,
    trophies,
    capacity,
    personas,
    total: glory + buildings + trophies + capacity + personas,
    canWin: spectral !== charter,
  }
}

/** Circles filled after the start (R29.4). */
export function circlesOf({ capacity }: CharterRecord): number {
  return CAPACITIES.reduce((total, kind) => total + capacity[kind], 0) - FIRST_CIRCLES
}

/** Highest total; ties by the categories in the order of the victory card. */
function championsOf(scores: readonly CampaignScore[]): number[] {
  const order = ['total', 'capacity', 'personas', 'trophies', 'glory', 'buildings'] as const
  let leaders = scores.filter(({ canWin }) => canWin)
  for (const category of order) {
    const best = Math.max(...leaders.map((score) => score[category]))
    leaders = leaders.filter((score) => score[category] === best)
  }
  return leaders.map(({ charter }) => charter)
}
