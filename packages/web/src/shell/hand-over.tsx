import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import { useLocalSession } from '../session/session-context.tsx'
import { useGame } from '../session/use-game.ts'
import { useSay } from '../words/speech.ts'
import { Button } from './button.tsx'
import classes from './notice-page.module.css'

/** Covers the table while the screen changes hands: what comes next is for one person's eyes. */
export function HandOver({ seat }: { readonly seat: number }) {
  const say = useSay()
  const { takeScreen } = useLocalSession()
  const { legacy } = useGame().view
  const { name = '', charter = 0 } = legacy.seats[seat] ?? {}
  return (
    <main className={classes.page}>
      <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={88} />
      <h1 className={classes.title}>{say('hand-over.title', { name })}</h1>
      <p className={classes.text}>{say('hand-over.text', { name })}</p>
      <Button kind="primary" size="large" autoFocus data-take onClick={() => void takeScreen()}>
        {say('hand-over.take', { name })}
      </Button>
    </main>
  )
}
