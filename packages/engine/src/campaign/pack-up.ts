import { GOODS } from '../catalogue/good.ts'
import { FIRST_GUIDEPOST } from '../catalogue/special-cards.ts'
import type { Play } from '../loop/play.ts'
import { changeLegacy } from '../rules/campaign.ts'
import { LAST_GAME } from '../state/legacy.ts'
import { emptyTable } from './empty-table.ts'
import { standingOf } from './result.ts'

const SECOND_GAME = 2

/** The game is over: what was not kept returns to the box, and the campaign moves on to its next game. */
export function packUp(play: Play): void {
  const { state } = play
  if (state.phase !== 'finished') throw new Error('only a finished game can be packed up')
  const { table, legacy } = state
  const loose = [
    ...table.deck,
    ...table.mat,
    ...table.discard,
    ...table.aside,
    ...table.seats.flatMap((seat) => seat.cards),
  ]
  const objectives = [
    ...table.objectiveDeck,
    ...table.objectives,
    ...table.seats.flatMap((seat) => [...seat.objectives, ...seat.scored]),
  ]
  const game = legacy.mode === 'campaign' ? legacy.game + 1 : legacy.game
  changeLegacy(play, {
    game,
    mode: legacy.mode === 'campaign' && game > LAST_GAME ? 'post-campaign' : legacy.mode,
    advancement: loose.sort(byNumber),
    objectives: objectives.sort(byNumber),
    nextGuidepost: guidepostOf(play, game),
    names: Object.fromEntries(Object.entries(legacy.names).filter(([, name]) => name !== '')),
  })
  if (play.state.legacy.mode === 'post-campaign') closeCampaign(play)
  state.table = emptyTable()
  state.stack = []
  state.pending = null
  state.phase = 'between'
}

/** The result of the campaign stands (C1), and nothing is kept any more (C2). */
function closeCampaign(play: Play): void {
  const { advancement, charters, final = standingOf(play) } = play.state.legacy
  changeLegacy(play, {
    final,
    advancement: [...advancement, ...charters.flatMap(({ keptCards }) => keptCards)].sort(byNumber),
    charters: charters.map((record) => ({ ...record, keptCards: [], keptGoods: GOODS.map(() => 0) })),
  })
}

/** After game 1 the first guidepost comes; afterwards the story has named the next one, and after game 12 there is none. */
function guidepostOf({ state: { legacy } }: Play, game: number): number {
  if (legacy.mode !== 'campaign') return legacy.nextGuidepost
  if (game === SECOND_GAME) return FIRST_GUIDEPOST
  return game > LAST_GAME ? 0 : legacy.nextGuidepost
}

/** Decks are kept in the order of the index, so that nothing of a game's shuffling survives it. */
function byNumber(a: number, b: number): number {
  return a - b
}
