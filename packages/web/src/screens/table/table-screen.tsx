import type { Decision } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { useGame } from '../../session/use-game.ts'
import { MomentStage } from '../moments/moment-stage.tsx'
import { useNewMoments } from '../moments/moments.ts'
import { Afterwards } from './afterwards.tsx'
import { markChosen } from './attention.ts'
import { Desk } from './desk.tsx'
import { Phone } from './phone/phone.tsx'
import { TableProvider, useTable } from './table-context.tsx'
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
  useNewMoments()
  useForgetChoice()
  void isInWords
  return (
    <>
      {shape.kind === 'phone' || shape.kind === 'lying' ? (
        <Phone isLying={shape.kind === 'lying'} onWords={() => setInWords(true)} />
      ) : (
        <Desk shape={shape} onWords={() => setInWords(true)} />
      )}
      <MomentStage />
    </>
  )
}

/** What was chosen or looked at belongs to the decision that is over. */
function useForgetChoice(): void {
  const { decision } = useTable()
  useEffect(() => forgetBefore(decision), [decision])
}

function forgetBefore(_decision: Decision | null): void {
  markChosen(null)
}
