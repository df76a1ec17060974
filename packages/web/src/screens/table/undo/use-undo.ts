import { sentenceOfUndoReason } from '@charterstone/engine'
import type { Game } from '../../../session/game.ts'
import { ask } from '../../../shell/ask.tsx'
import { toast } from '../../../shell/toast.tsx'
import { useTakeBack } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { type Say, useSay } from '../../../words/speech.ts'

type Offer = {
  /** Why the last answer cannot simply be taken back; null when it can. */
  readonly reason: string | null
  readonly press: () => void
  /** What every button for it bears: it stays where it is, and says why when it is closed (D6). */
  readonly props: {
    readonly onClick: () => void
    readonly title?: string
    readonly 'aria-disabled'?: true
    readonly 'data-closed'?: true
  }
}

export function useUndo(): Offer {
  const say = useSay()
  const { game, words } = useTable()
  const takeBack = useTakeBack()
  const { undo, waiting } = game
  const isElsewhere = waiting?.kind === 'elsewhere'
  const isClosed = isElsewhere || undo.kind === 'none'
  const reason = isElsewhere
    ? say('undo.elsewhere')
    : undo.kind === 'free'
      ? null
      : sentenceOfUndoReason(words, undo.why)
  const press = () => {
    if (reason === null) takeBack(false)
    else if (isClosed) toast(reason)
    else void askFirst(say, game, reason).then((agrees) => agrees && takeBack(true))
  }
  return {
    reason,
    press,
    props: {
      onClick: press,
      ...(reason !== null && { title: reason, 'data-closed': true }),
      ...(isClosed && { 'aria-disabled': true }),
    },
  }
}

/** A single person agrees alone, people at one screen say so together, and online the server asks the others. */
function askFirst(say: Say, { persons, ref }: Game, reason: string): Promise<boolean> {
  const who = persons < 2 ? 'alone' : ref.kind === 'table' ? 'online' : 'together'
  return ask({
    title: say('undo.title'),
    text: say(`undo.${who}`, { reason }),
    yes: say(`undo.yes-${who}`),
  })
}
