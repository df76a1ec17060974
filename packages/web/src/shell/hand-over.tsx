import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { useLocalSession } from '../session/session-context.tsx'
import { useGame } from '../session/use-game.ts'
import { charterOfSeat } from '../table/model/charters.ts'
import { useSay } from '../words/speech.ts'
import { Button } from './button.tsx'
import classes from './hand-over.module.css'
import page from './notice-page.module.css'

/** Covers the table while the screen changes hands: what comes next is for one person's eyes. */
export function HandOver({ seat }: { readonly seat: number }) {
  const say = useSay()
  const { takeScreen } = useLocalSession()
  const { view } = useGame()
  const { name = '' } = view.legacy.seats[seat] ?? {}
  const charter = charterOfSeat(view, seat)
  const [persona] = view.table.seats[seat]?.personas ?? []
  return (
    <main className={`${page.page} ${classes.page}`} data-charter={charter}>
      <div className={classes.badge} aria-hidden="true">
        {persona !== undefined && <Portrait number={persona} className={classes.face ?? ''} />}
        <SeatToken charter={charter} size={persona === undefined ? 88 : 44} />
      </div>
      <h1 className={page.title}>{say('hand-over.title', { name })}</h1>
      <p className={page.text}>{say('hand-over.text', { name })}</p>
      <Button kind="primary" size="large" autoFocus data-take onClick={() => void takeScreen()}>
        {say('hand-over.take', { name })}
      </Button>
      <ol className={classes.seats} aria-label={say('hand-over.seats')}>
        {view.legacy.seats.map((each, index) => (
          <li key={each.charter} aria-current={index === seat || undefined}>
            <SeatToken charter={charterOfSeat(view, index)} size={28} />
            {each.name}
          </li>
        ))}
      </ol>
    </main>
  )
}
