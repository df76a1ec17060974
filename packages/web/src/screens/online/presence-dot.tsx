import { useSay } from '../../words/speech.ts'
import classes from './presence-dot.module.css'

/** Whether a player is connected; shown by shape, too. */
export function PresenceDot({ isOnline }: { readonly isOnline: boolean }) {
  const say = useSay()
  const said = say(isOnline ? 'online.here' : 'online.away')
  return (
    <span className={classes.dot} data-online={isOnline || undefined} data-hint={said}>
      <span className="visually-hidden">{said}</span>
    </span>
  )
}
