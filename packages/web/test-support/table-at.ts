import { boardOf, LANGUAGES, type Language } from '@charterstone/engine'
import type { Game } from '../src/session/game.ts'
import { choicesOf, closedOf } from '../src/table/model/target.ts'
import type { TableValue } from '../src/table/table-context.tsx'
import { engine, type Stop } from './campaign-walk.ts'
import { castsOf } from './say-in.ts'

/** What the parts of the page get at a stop of a walk, as for the seat that is asked. */
export function tableAt(
  { view, decision, closed, warnings, log }: Stop,
  language: Language = 'en',
): TableValue {
  const cast = castsOf(view.legacy)[LANGUAGES.indexOf(language)]
  if (cast === undefined) throw new Error(`no words in ${language}`)
  const game: Game = {
    ref: { kind: 'local', id: 'walk' },
    record: null,
    village: view.legacy.village,
    seat: view.seat,
    view,
    decision,
    waiting: null,
    log,
    since: 0,
    latest: log.at(-1) ?? null,
    undo: { kind: 'none', why: 'nothing-yet' },
    persons: view.table.seats.length,
    canGoOn: false,
  }
  return {
    game,
    view,
    board: boardOf(engine.catalogue, view),
    decision,
    choices: decision === null ? [] : choicesOf(view, decision, engine.options(view)),
    closed: decision === null ? [] : closedOf(view, decision, closed),
    warnings: decision === null ? [] : closedOf(view, decision, warnings),
    cast,
    words: cast.words,
    engine,
    catalogue: engine.catalogue,
    order: view.table.seats.map((_, seat) => seat),
    isShared: view.table.seats.length > 1,
  }
}
