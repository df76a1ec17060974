import type { Game } from '../session/game.ts'
import type { Session } from '../session/session.ts'
import { isPending, type Series } from './model/series.ts'

/** Answers that were given in one go, by the number of answers before and after them. */
type Batch = { readonly from: number; readonly to: number }

export type Batches = {
  /** Gives the answers one after the other, as long as the series goes on. */
  readonly answerAll: (series: Series, keys: readonly string[]) => Promise<void>
  /** Undoes the last answer; one of a batch with all others of it, as far as that is free (D6). */
  readonly undo: (hasConsent: boolean) => Promise<void>
}

/** The longest wait for the table to show an answer, in milliseconds. */
const PATIENCE = 8000

export function makeBatches({ game, answer, undo }: Pick<Session, 'game' | 'answer' | 'undo'>): Batches {
  let batches: readonly Batch[] = []

  /** Does something that changes the game, and waits until the change is shown. False when nothing has changed. */
  async function changed(act: () => Promise<void>): Promise<boolean> {
    const before = game.getState()
    await act()
    return game.getState() !== before || (await nextGame(game))
  }

  return {
    answerAll: async (series, keys) => {
      const from = answersOf(game.getState())
      let given = 0
      for (const key of keys) {
        const view = game.getState()?.view
        if (view === undefined || !isPending(series, view, given)) break
        if (!(await changed(() => answer(key)))) break
        given += 1
      }
      const to = answersOf(game.getState())
      if (given > 1) batches = [...batches.filter((batch) => batch.to <= from), { from, to }]
    },
    undo: async (hasConsent) => {
      const offer = game.getState()?.undo
      if (offer === undefined || offer.kind === 'none') return
      const batch = batches.find(({ from, to }) => offer.to >= from && offer.to < to)
      if (!(await changed(() => undo(hasConsent)))) return
      for (let next = game.getState()?.undo; batch !== undefined; next = game.getState()?.undo) {
        if (next?.kind !== 'free' || next.to < batch.from) return
        if (!(await changed(() => undo(false)))) return
      }
    },
  }
}

/** The number of answers of the game on the table. */
function answersOf(game: Game | null): number {
  return game?.log.at(-1)?.number ?? 0
}

/** At an online table the change arrives after the request was accepted. */
function nextGame(game: Session['game']): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (isChanged: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isChanged)
    }
    const stop = game.subscribe(() => done(true))
    const timer = setTimeout(() => done(false), PATIENCE)
  })
}
