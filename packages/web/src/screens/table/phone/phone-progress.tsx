import { Icon } from '@charterstone/art/icons/icon.tsx'
import { aheadOf } from '../../../table/model/tracks.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './phone.module.css'

/** How far the sun is, and how far it is to the next icons. */
export function PhoneProgress() {
  const say = useSay()
  const { board, words } = useTable()
  const { space: progress, last } = board.progress
  const { reputation, income } = aheadOf(board.progress)
  return (
    <section className={classes.progress} aria-label={words.rules.progress.name} data-part="progress">
      <span className="visually-hidden">{say('village.progress', { progress, last })}</span>
      <Icon name="progress" size={20} />
      <span aria-hidden="true">{progress}</span>
      <span className={classes.track}>
        <span style={{ width: `${(progress / last) * 100}%` }} />
      </span>
      <span aria-hidden="true">{last}</span>
      <Icon name="hourglass" size={20} />
      {reputation !== null && (
        <span className={classes.ahead}>
          {say('village.in', { count: reputation })}
          <Icon name="reputation" size={18} />
        </span>
      )}
      {income !== null && (
        <span className={classes.ahead}>
          {say('village.in', { count: income })}
          <Icon name="income" size={18} />
        </span>
      )}
    </section>
  )
}
