import { CAPACITIES, type CharterRecord, COIN, FIRST_PERIL } from '@charterstone/engine'
import { cardDesire, resourceDesires } from '../search/desire.ts'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

const GAMES = 12
const CARD = 1000
const STARS = 6

/** The rows in the order of the board: resource, coin, VP, peril, reputation, minion, capacity, card, persona (R28.3). */
const ROW_WORTH: readonly number[] = [1, 0.8, 3, 0.4, 1.6, 1.5, 0.3, 2.2, 4]
const CAPACITY_WORTH = { coin: 0.8, resource: 1, card: 1.8, minion: 1.3 } as const

/** Decisions between games. */
export const campaignScores: OptionScores = {
  name: ({ key }) => (key === 'skip' ? 1 : 0),
  // The level stays as people have set it.
  'automa-level': ({ world, value }) => (value === world.legacy.automaLevel ? 1 : 0),
  glory: gloryRow,
  capacity: ({ world, holder, value }) => {
    const kind = CAPACITIES[value]
    const record = world.legacy.charters[holder.charter]
    return kind === undefined || record === undefined ? 0 : CAPACITY_WORTH[kind] / record.capacity[kind]
  },
  keep: ({ facts, holder, value }) => {
    if (value < 0) return -1
    if (value >= CARD) return 1 + cardDesire(facts, holder, value - CARD)
    if (value < COIN) return 1 + (resourceDesires(facts, holder)[value] ?? 0)
    return value < FIRST_PERIL ? 1 : 0
  },
  // A star is worth ten points, a circle two.
  companion: ({ key }) => (key === 'companion:wary' ? 1 : 0),
  // Coins beyond capacity are lost anyway.
  'free-spectral': ({ key }) => (key === 'skip' ? -1 : key === 'pay:coin' ? 1 : 0),
  'victory-card': victoryCard,
}

/** Fills a row before it begins the next, so that bonuses come early; the rows that pay most come first. */
function gloryRow({ world, holder, value }: ScoredOption): number {
  if (value < 0) return 0
  const record = world.legacy.charters[holder.charter]
  const stars = record?.glory[value] ?? 0
  const unused = record === undefined ? 0 : record.chest.length - record.used.length
  const worth = value === ROW_WORTH.length - 1 && unused < 3 ? 1 : (ROW_WORTH[value] ?? 0)
  return worth + (stars * ROW_WORTH.length) / STARS
}

/** The victory points that the card will probably give at the end of the campaign. */
function victoryCard({ facts, world, holder, value }: ScoredOption): number {
  const card = facts.catalogue.victoryCards.find(({ number }) => number === value)
  const record = world.legacy.charters[holder.charter]
  if (card === undefined || record === undefined) return 0
  const left = GAMES - world.legacy.game
  const share = 1 / world.table.seats.length
  return (
    card.persona * Math.min(record.used.length + left + 1, record.chest.length + left / 2) +
    card.trophy * (record.trophies + left * share) +
    card.capacity * (circles(record) + left * (1 - share))
  )
}

function circles({ capacity }: CharterRecord): number {
  return CAPACITIES.reduce((total, kind) => total + capacity[kind] - 1, 0)
}
