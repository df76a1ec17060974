import { useSay } from '../words/speech.ts'
import classes from './notice-page.module.css'

/** Nothing for a moment, so that what comes quickly does not flicker. */
export function Loading() {
  const say = useSay()
  return (
    <div className={`${classes.page} ${classes.patient}`} role="status">
      <p className={classes.text}>{say('shell.loading')}</p>
    </div>
  )
}
