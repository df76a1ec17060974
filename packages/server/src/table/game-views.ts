import { type Engine, hiddenMark, type View } from '@charterstone/engine'
import { changesBetween, type GameViews, type ViewedStep } from '@charterstone/protocol'
import type { VisibleStep } from './past-game.ts'

export type ViewCollector = {
  readonly add: (step: VisibleStep) => void
  /** Null when the game is not over, or when its beginning is not known. */
  readonly viewsOf: (game: number) => GameViews | null
}

/** Collects what one seat or spectator saw of a game, step by step. */
export function collectViews(engine: Engine, seat: number): ViewCollector {
  const steps: ViewedStep[] = []
  let start: View | null = null
  let last: { readonly view: View; readonly mark: string } | null = null
  return {
    add: ({ entry, state }) => {
      const view = engine.view(state, seat)
      if (last === null) start = entry.step === 0 ? view : null
      else {
        const { key, events } = entry
        const hadChance = last.mark !== hiddenMark(state)
        steps.push({ seat: entry.seat, key, events, hadChance, changes: changesBetween(last.view, view) })
      }
      last = { view, mark: hiddenMark(state) }
    },
    viewsOf: (game) => (start === null || last?.view.phase !== 'finished' ? null : { game, start, steps }),
  }
}
