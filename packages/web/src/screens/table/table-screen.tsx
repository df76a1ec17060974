import type { Decision } from '@charterstone/engine'
import { lazy, useEffect, useState } from 'react'
import { MomentStage } from '../moments/moment-stage.tsx'
import { useMoments, useNewMoments } from '../moments/moments.ts'
import { Announcer } from './announcer.tsx'
import { markChosen } from './attention.ts'
import { BeforeGame } from './before-game.tsx'
import { Desk } from './desk.tsx'
import { Phone } from './phone/phone.tsx'
import { TableProvider, useTable } from './table-context.tsx'
import { useKeyboard } from './use-keyboard.ts'
import { useShape } from './use-shape.ts'
import { WordsView } from './words-view/words-view.tsx'

const EndOfGame = lazy(async () => ({
  default: (await import('../end-of-game/end-of-game-screen.tsx')).EndOfGameScreen,
}))

/** The table while a game is on it; before and after that, what comes next. */
export function TableScreen() {
  return (
    <TableProvider>
      <Shown />
      <MomentStage />
      <Announcer />
    </TableProvider>
  )
}

function Shown() {
  const { view } = useTable()
  const isBusy = useMoments(({ queue }) => queue.length > 0)
  useNewMoments()
  // The last answer of a game may bring a story; it is read before the points are counted.
  if (view.phase === 'playing' || isBusy) return <Table />
  return view.legacy.history.length > 0 ? <EndOfGame /> : <BeforeGame />
}

function Table() {
  const shape = useShape()
  const [isInWords, setInWords] = useState(false)
  const toggleWords = () => setInWords(!isInWords)
  useForgetChoice()
  useKeyboard({ onWords: toggleWords })
  if (isInWords) return <WordsView onClose={toggleWords} />
  if (shape.kind === 'phone' || shape.kind === 'lying')
    return <Phone isLying={shape.kind === 'lying'} onWords={toggleWords} />
  return <Desk shape={shape} onWords={toggleWords} />
}

/** What was chosen or looked at belongs to the decision that is over. */
function useForgetChoice(): void {
  const { decision } = useTable()
  useEffect(() => forgetBefore(decision), [decision])
}

function forgetBefore(_decision: Decision | null): void {
  markChosen(null)
}
