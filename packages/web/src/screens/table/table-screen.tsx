import { useState } from 'react'
import { useGame } from '../../session/use-game.ts'
import { Afterwards } from './afterwards.tsx'
import { Desk } from './desk.tsx'
import { TableProvider } from './table-context.tsx'
import { useShape } from './use-shape.ts'

/** The table while a game is on it; before and after that, what comes next. */
export function TableScreen() {
  const { phase } = useGame().view
  if (phase !== 'playing') return <Afterwards />
  return (
    <TableProvider>
      <Table />
    </TableProvider>
  )
}

function Table() {
  const shape = useShape()
  const [isInWords, setInWords] = useState(false)
  void isInWords
  return <Desk shape={shape} onWords={() => setInWords(true)} />
}
