import { goalOfCard } from '@charterstone/bots'
import type { Decision, View } from '@charterstone/engine'
import { useCallback, useEffect, useState } from 'react'
import { useAttentionActions } from '../../table/attention.ts'
import { surfaceOf } from '../../table/model/surface.ts'
import { useTable, useTablePart } from '../../table/table-context.tsx'
import { MomentStage } from '../moments/moment-stage.tsx'
import { useMoments, useNewMoments } from '../moments/moments.ts'
import { useRecap } from '../recap/use-recap.ts'
import { CardAnswers } from '../things/card-answers.tsx'
import { ThingDialog } from '../things/thing-dialog.tsx'
import { Announcer } from './announcer.tsx'
import { BeforeGame } from './before-game.tsx'
import { Desk } from './desk.tsx'
import { useFollowGame } from './motion/use-follow-game.ts'
import { Phone } from './phone/phone.tsx'
import { PinButton } from './plan/pin-button.tsx'
import { TrialGate } from './plan/trial-gate.tsx'
import { useQueuedTurn } from './plan/use-queued-turn.ts'
import { Settling } from './settling.tsx'
import { useKeyboard } from './use-keyboard.ts'
import { useShape } from './use-shape.ts'
import { WordsView } from './words-view/words-view.tsx'

/** The table while a game is on it; before and after that, what comes next. */
export function TableScreen() {
  return (
    <TrialGate>
      <Shown />
      <MomentStage />
      <Announcer />
      <ThingDialog foot={(card) => <CardFoot card={card} />} />
    </TrialGate>
  )
}

/** What a card means now, and whether it is a goal. */
function CardFoot({ card }: { readonly card: number }) {
  const catalogue = useTablePart((table) => table.catalogue)
  return (
    <>
      <CardAnswers card={card} />
      <PinButton goal={goalOfCard(catalogue, card)} />
    </>
  )
}

function Shown() {
  const { view, decision } = useTable()
  const isBusy = useMoments(({ queue }) => queue.some(({ kind }) => kind !== 'recap'))
  useRecap()
  useNewMoments()
  // The last answer of a game may bring a story; it is read before the points are counted.
  if (isBusy) return <Table />
  if (view.phase === 'playing') return isSettling(view, decision) ? <Settling /> : <Table />
  return view.legacy.history.length > 0 ? <Settling /> : <BeforeGame />
}

/** The points are counted, and nothing that is asked needs the village or a page of the story. */
function isSettling({ legacy }: View, decision: Decision | null): boolean {
  const isStory = decision !== null && surfaceOf(decision.kind) === 'story'
  return !isStory && legacy.history.at(-1)?.game === legacy.game
}

function Table() {
  const shape = useShape()
  const [isInWords, setInWords] = useState(false)
  const toggleWords = useCallback(() => setInWords((wasInWords) => !wasInWords), [])
  useForgetChoice()
  useQueuedTurn()
  useFollowGame()
  useKeyboard({ onWords: toggleWords })
  if (isInWords) return <WordsView onClose={toggleWords} />
  if (shape.kind === 'phone' || shape.kind === 'landscape')
    return <Phone shape={shape} onWords={toggleWords} />
  return <Desk shape={shape} onWords={toggleWords} />
}

/** The option that was chosen or looked at belongs to the decision before. */
function useForgetChoice(): void {
  const { decision } = useTable()
  const { markChosen } = useAttentionActions()
  useEffect(() => forgetBefore(decision, markChosen), [decision, markChosen])
}

function forgetBefore(_decision: Decision | null, markChosen: (key: null) => void): void {
  markChosen(null)
}
