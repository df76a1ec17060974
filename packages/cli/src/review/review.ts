import {
  type GameReview,
  gameOfRecord,
  luckOf,
  type NoReview,
  type RecordedGame,
  reviewCampaign,
  reviewFingerprint,
  reviewGame,
} from '@charterstone/bots'
import type { CampaignRecord } from '@charterstone/engine'
import {
  engine,
  failure,
  isOn,
  MAX_SEATS,
  numberOption,
  type Options,
  printJson,
  printLine,
} from '@charterstone/lab'
import { loadFile } from '../record-file/load-record.ts'
import { localeOption } from '../text/locale.ts'
import { campaignText, reviewText } from './review-text.ts'

const MAX_GAME = 1000

/** One game of the output; `otherRules` instead of a review for a game that cannot be replayed by these rules. */
export type ReviewedGame =
  | (GameReview & { readonly seconds: number })
  | { readonly game: number; readonly otherRules: true }

/** Looks back on the finished games of a file, or one of them. */
export async function review([file = '']: readonly string[], options: Options): Promise<number> {
  const locale = localeOption(options)
  const only = numberOption(options, 'game', { from: 1, to: MAX_GAME })
  const seat = numberOption(options, 'seat', { from: 1, to: MAX_SEATS })
  const { record, state } = loadFile(file, locale.labels.faults)
  const numbers = only === undefined ? record.games.map(({ game }) => game) : [only]
  const seats = seat === undefined ? undefined : [seat - 1]
  const games = numbers.map((game) => reviewed(record, game, seats))
  const campaign =
    only === undefined && state.legacy.mode !== 'single' ? reviewCampaign(engine, record) : null
  const whole = games.filter((game) => 'line' in game)
  const luck = campaign === null ? [] : luckOf(whole)
  if (isOn(options, 'json')) {
    printJson({ games, campaign, luck, fingerprint: reviewFingerprint() })
    return 0
  }
  for (const game of games) for (const line of reviewText(locale, state.legacy, game)) printLine(line)
  if (campaign !== null)
    for (const line of campaignText(locale, state.legacy, campaign, luck)) printLine(line)
  return 0
}

function reviewed(
  record: CampaignRecord,
  number: number,
  seats: readonly number[] | undefined,
): ReviewedGame {
  const game: RecordedGame | NoReview = gameOfRecord(engine, record, number)
  if (game === 'no-such-game') throw failure(`there is no game ${number} in this file`)
  if (game === 'other-rules') return { game: number, otherRules: true }
  const start = performance.now()
  const steps = reviewGame(engine, game, seats === undefined ? {} : { seats })
  let next = steps.next()
  while (next.done !== true) next = steps.next()
  return { ...next.value, seconds: Math.round(performance.now() - start) / 1000 }
}
