import type { Play } from '../flow/play.ts'
import { changeLegacy } from '../rules/campaign.ts'
import { emptyTable } from './empty-table.ts'

const SECOND_GAME = 2
const FIRST_GUIDEPOST = 400

/** The evening is over: what was not kept returns to the box, and the campaign moves on to its next game. */
export function packUp(play: Play): void {
  const { state } = play
  if (state.phase !== 'finished') throw new Error('only a finished game can be packed up')
  const { table, legacy } = state
  const loose = [...table.deck, ...table.mat, ...table.discard, ...table.aside, ...table.seats.flatMap((seat) => seat.cards)]
  const objectives = [
    ...table.objectiveDeck,
    ...table.objectives,
    ...table.seats.flatMap((seat) => [...seat.objectives, ...seat.scored]),
  ]
  const game = legacy.mode === 'campaign' ? legacy.game + 1 : legacy.game
  changeLegacy(play, {
    game,
    advancement: loose.sort(byNumber),
    objectives: objectives.sort(byNumber),
    nextGuidepost: legacy.mode === 'campaign' && game === SECOND_GAME ? FIRST_GUIDEPOST : legacy.nextGuidepost,
  })
  state.table = emptyTable()
  state.stack = []
  state.pending = null
  state.phase = 'between'
}

/** Decks are kept in the order of the index, so that nothing of a game's shuffling survives it. */
function byNumber(a: number, b: number): number {
  return a - b
}

