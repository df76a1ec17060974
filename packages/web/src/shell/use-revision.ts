import { useState } from 'react'
import { useGame } from '../session/use-game.ts'
import { isUntold, noteRevisionOf } from './revision.ts'

/** Whether the rules have moved on under this campaign and the notice is still due; it appears once. */
export function useRevision(): { readonly isRevised: boolean; readonly noteRevision: () => void } {
  const {
    ref: { id },
    record,
  } = useGame()
  const [, redraw] = useState(0)
  return {
    isRevised: record !== null && isUntold(id, record),
    noteRevision: () => {
      if (record !== null) noteRevisionOf(id, record)
      redraw((times) => times + 1)
    },
  }
}
