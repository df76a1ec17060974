import type { Net } from '@charterstone/bots'
import { type Predict, predictionOf } from './calibration.ts'
import { calibrationRows, type NamedCalibration } from './calibration-table.ts'
import { fitShares, type Pull } from './fit-shares.ts'
import type { WinGame } from './win-game.ts'

const FOLDS = 5

/**
 * Fits as often as there are folds, each time without one of them, and predicts the games of that one. `start` is the fit to all
 * games: it saves steps and does not change where they lead.
 */
export function crossCheck(games: readonly WinGame[], pull: Pull, start: Net): readonly NamedCalibration[] {
  const predictions = Array.from({ length: FOLDS }, (_, fold) =>
    predictionOf(
      fitShares(
        games.filter((game) => foldOf(game) !== fold),
        pull,
        start,
      ),
    ),
  )
  const predict: Predict = (game, first) => predictions[foldOf(game)]?.(game, first) ?? []
  const people = games.filter(({ automas }) => automas === 0)
  return calibrationRows(
    ({ seats, stage }) =>
      people.filter((game) => game.seats === seats && (game.isCampaign ? 0 : game.stage) === stage),
    predict,
  )
}

/** All games of a campaign are in one fold. */
function foldOf({ lesson }: WinGame): number {
  return Math.abs(lesson) % FOLDS
}
