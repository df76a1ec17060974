import { CAPACITIES, type CharterRecord, defOf, goodIndex, isResource, LAST_GAME } from '@charterstone/engine'
import { cardDesire, resourceDesire } from '../search/desire.ts'
import type { OptionScores, ScoredOption } from './pick-by-heuristic.ts'

const STARS = 6

/** The rows in the order of the board: resource, coin, VP, peril, reputation, minion, capacity, card, persona (R28.3). */
const ROW_WORTH: readonly number[] = [1, 0.8, 3, 0.4, 1.6, 1.5, 0.3, 2.2, 4]
const CAPACITY_WORTH = { coin: 0.8, resource: 1, card: 1.8, minion: 1.3 } as const

/** Decisions between games. */
export const campaignScores: OptionScores = {
  name: ({ option }) => (option.kind === 'skip' ? 1 : 0),
  // The level stays as people have set it.
  'automa-level': ({ world, option }) =>
    option.kind === 'automa-level' && option.level === world.legacy.automaLevel ? 1 : 0,
  glory: gloryRow,
  capacity: ({ world, holder, option }) => {
    const record = world.legacy.charters[holder.charter]
    if (option.kind !== 'capacity' || record === undefined) return 0
    return CAPACITY_WORTH[option.what] / record.capacity[option.what]
  },
  keep: ({ facts, holder, option }) => {
    if (option.kind === 'card') return 1 + cardDesire(facts, holder, option.card)
    if (option.kind !== 'good') return -1
    return isResource(option.good) ? 1 + resourceDesire(facts, holder, goodIndex[option.good]) : 1
  },
  // Coins beyond capacity are lost anyway.
  'free-spectral': ({ option }) => (option.kind === 'skip' ? -1 : option.kind === 'good' ? 1 : 0),
  'victory-card': victoryCard,
}

/** Fills a row before it begins the next, so that bonuses come early; the rows that pay most come first. */
function gloryRow({ world, holder, option }: ScoredOption): number {
  if (option.kind !== 'glory-row') return 0
  const { row } = option
  const record = world.legacy.charters[holder.charter]
  const stars = record?.glory[row] ?? 0
  const unused = record === undefined ? 0 : record.chest.length - record.used.length
  const worth = row === ROW_WORTH.length - 1 && unused < 3 ? 1 : (ROW_WORTH[row] ?? 0)
  return worth + (stars * ROW_WORTH.length) / STARS
}

/** The victory points that the card will probably give at the end of the campaign. */
function victoryCard({ facts, world, holder, option }: ScoredOption): number {
  if (option.kind !== 'card') return 0
  const card = defOf(facts.catalogue, 'victory-card', option.card)
  const record = world.legacy.charters[holder.charter]
  if (card === undefined || record === undefined) return 0
  const left = LAST_GAME - world.legacy.game
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
