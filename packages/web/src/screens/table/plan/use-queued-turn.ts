import { type Option, sentenceOfOption, sentenceOfReason } from '@charterstone/engine'
import { useEffect, useEffectEvent } from 'react'
import type { Game } from '../../../session/game.ts'
import { toast } from '../../../shell/toast.tsx'
import { nameAt } from '../../../table/model/scene.ts'
import { type Outcome, useQueueActions } from '../../../table/plan/queued-move.ts'
import { useTrial } from '../../../table/plan/trial.ts'
import { type TableValue, useTable } from '../../../table/table-context.tsx'
import { type Say, useSay } from '../../../words/speech.ts'
import { useMoments } from '../../moments/moments.ts'

/** Plays the move that was chosen for this turn as soon as the turn has come and nothing else is on screen. */
export function useQueuedTurn(): void {
  const say = useSay()
  const table = useTable()
  const { playMove } = useQueueActions()
  const isBusy = useMoments(({ queue }) => queue.length > 0)
  const isFree = useTrial() === null && !isBusy
  const play = useEffectEvent((_game: Game, mayPlay: boolean) => {
    const outcome = mayPlay ? playMove() : null
    if (outcome !== null) toast(textOf(say, table, outcome))
  })
  useEffect(() => play(table.game, isFree), [table.game, isFree])
}

function textOf(say: Say, table: TableValue, outcome: Outcome): string {
  const what = moveInWords(say, table, outcome.option)
  if (outcome.kind === 'played') return say('queue.played', { what })
  const { why } = outcome
  const reason = typeof why === 'string' ? say(`queue.${why}`) : sentenceOfReason(table.words, why)
  return say('queue.dropped', { what, why: reason })
}

/** The name of the place, or what is done instead. */
export function moveInWords(say: Say, table: TableValue, option: Option): string {
  if (option.kind === 'place') return nameAt(table, option.spot)
  if (option.kind === 'retrieve-all') return say('queue.retrieve')
  return sentenceOfOption(table.cast, option)
}
