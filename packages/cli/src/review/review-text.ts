import {
  type CampaignReview,
  type GameReview,
  type LedgerRow,
  type LuckOfSeat,
  sentenceOfTurningPoint,
  type TurnReview,
  turnText,
  VP_UNIT,
  WIN_UNIT,
} from '@charterstone/bots'
import { type Cast, type Legacy, sentenceOfOption } from '@charterstone/engine'
import { cut, hang, padEnd, padStart } from '@charterstone/lab'
import { castAt, type Locale } from '../text/locale.ts'
import type { ReviewedGame } from './review.ts'
import { type ReviewLabels, reviewLabels } from './review-labels.ts'

const NAME = 14
const CELL = 16

/** A game looked back on, as lines of text. */
export function reviewText(locale: Locale, legacy: Legacy, game: ReviewedGame): string[] {
  const words = reviewLabels[locale.words.language]
  const head = `${locale.labels.game} ${game.game}`
  if ('otherRules' in game) return [`${head}: ${words.otherRules}`, '']
  const cast = castAt(locale, legacy)
  return [
    head,
    ...ledgerLines(cast, words, game),
    '',
    words.turningPoints,
    ...game.turningPoints.map((point) =>
      hang(
        `  ${words.round} ${point.round}: `,
        `${cast.seats[point.seat] ?? ''} ${percent(point.change)}: ${sentenceOfTurningPoint(cast, point)}`,
      ),
    ),
    '',
    ...weakTurns(cast, words, game.turns),
  ]
}

/** One row a seat: chances to win in percent, and expected points. */
function ledgerLines(cast: Cast, words: ReviewLabels, { ledger, accuracy }: GameReview): string[] {
  const head = [...words.ledger, words.accuracy].map((text) => padStart(text, CELL)).join('')
  return [
    `${padEnd('', NAME)}${head}`,
    ...ledger.map((row) => {
      const cells = PARTS.map((part) => padStart(cellOf(row, part), CELL)).join('')
      const own = accuracy[row.seat] ?? null
      return `${padEnd(cut(cast.seats[row.seat] ?? '', NAME - 1), NAME)}${cells}${padStart(own === null ? '' : (own / 10).toFixed(1), CELL)}`
    }),
  ]
}

const PARTS = ['start', 'luck', 'own', 'others', 'result'] as const

function cellOf(row: LedgerRow, part: (typeof PARTS)[number]): string {
  const isSum = part === 'start' || part === 'result'
  const win = isSum ? percent(row[part]).replace('+', '') : percent(row[part])
  return `${win} ${(row.vp[part] / VP_UNIT).toFixed(1)}`
}

function weakTurns(cast: Cast, words: ReviewLabels, turns: readonly TurnReview[]): string[] {
  const weak = turns.filter(({ better }) => better !== null)
  if (weak.length === 0) return []
  const lines = weak.map((turn) => {
    const { grade, better, worth } = turnText(cast, turn)
    return hang(
      `  ${words.round} ${turn.round}, ${cast.seats[turn.seat] ?? ''}: `,
      `${grade} ${optionText(cast, turn)}${better} ${worth}`,
    )
  })
  return [words.weakTurns, ...lines, '']
}

function optionText(cast: Cast, { better }: TurnReview): string {
  const option = better?.option ?? null
  return option === null ? '' : `${sentenceOfOption(cast, option)}. `
}

/** The chances over the games, and luck with its band. */
export function campaignText(
  locale: Locale,
  legacy: Legacy,
  { charters, points }: CampaignReview,
  luck: readonly LuckOfSeat[],
): string[] {
  const words = reviewLabels[locale.words.language]
  const { seats } = castAt(locale, legacy)
  const names = charters.map((_, index) => padStart(cut(seats[index] ?? '', NAME - 1), NAME))
  return [
    words.campaign,
    `${padEnd('', CELL)}${names.join('')}`,
    ...points.map(({ game, win }) => {
      const cells = win.map((chance) => padStart(percent(chance).replace('+', ''), NAME))
      return `${padEnd(`${words.afterGame} ${game}`, CELL)}${cells.join('')}`
    }),
    `${padEnd(words.luck, CELL)}${luck.map((each) => padStart(`${percent(each.luck)} ±${Math.round((100 * each.band) / WIN_UNIT)}`, NAME)).join('')}`,
  ]
}

function percent(part: number): string {
  const value = Math.round((100 * part) / WIN_UNIT)
  return `${value > 0 ? '+' : ''}${value} %`
}
