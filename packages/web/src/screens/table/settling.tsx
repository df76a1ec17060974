import { Icon } from '@charterstone/art/icons/icon.tsx'
import { lazy, Suspense } from 'react'
import { Button } from '../../shell/button.tsx'
import { useAttention } from '../../table/attention.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { GuidedCoach, RuleOffer } from './lessons.tsx'
import { Looked } from './phone/looked.tsx'
import { SheetDecision } from './phone/sheet-decision.tsx'
import classes from './settling.module.css'
import { Surface } from './surfaces/surface.tsx'
import { Hand } from './tray/hand.tsx'
import { useUndo } from './undo/use-undo.ts'
import { useKeyboard } from './use-keyboard.ts'

const EndOfGame = lazy(async () => ({
  default: (await import('../end-of-game/end-of-game-screen.tsx')).EndOfGameScreen,
}))

/** After the last round: the score in the middle, and beside it what is still asked: stars, capacity, what is kept. */
export function Settling() {
  useKeyboard({ onWords: () => undefined })
  const { view } = useTable()
  return (
    <Suspense fallback={null}>
      <EndOfGame {...(view.phase === 'playing' && { asks: <Asks /> })} />
    </Suspense>
  )
}

function Asks() {
  const say = useSay()
  const { choices } = useTable()
  const undo = useUndo()
  const hasCards = choices.some(({ target }) => target.kind === 'hand')
  const isHovered = useAttention(({ by }) => by === 'pointer')
  return (
    <section className={classes.asks} aria-label={say('table.options')} data-surface>
      <GuidedCoach />
      <SheetDecision isShort={hasCards} />
      {hasCards ? <Hand layout="list" /> : <Surface />}
      <p className={classes.undo}>
        <Button kind="quiet" icon={<Icon name="undo" size={18} />} {...undo.props}>
          {say('table.undo')}
        </Button>
      </p>
      {hasCards && isHovered && <Looked />}
      <RuleOffer />
    </section>
  )
}
