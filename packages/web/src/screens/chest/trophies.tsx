import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { CharterRecord } from '@charterstone/engine'
import { useGame } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './chest.module.css'

type TrophiesProps = { readonly record: CharterRecord; readonly number: number }

/** One for each game won. */
export function Trophies({ record: { trophies }, number }: TrophiesProps) {
  const say = useSay()
  const { history } = useGame().view.legacy
  const won = history.filter(({ seats, winners }) => winners.some((seat) => seats[seat]?.charter === number))
  return (
    <section>
      <h2 className={classes.heading}>
        {say('chest.trophies')}
        <span className={classes.note}>{trophies}</span>
      </h2>
      {trophies === 0 ? (
        <p className={classes.none}>{say('chest.no-trophy')}</p>
      ) : (
        <ul className={classes.trophies}>
          {won.map(({ game }) => (
            <li key={game}>
              <Icon name="trophy" size={28} />
              {say('table.game', { game })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
