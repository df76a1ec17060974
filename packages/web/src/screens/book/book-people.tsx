import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS, nameOf } from '@charterstone/engine'
import { useGame, useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './book.module.css'
import { peopleOf } from './people-of.ts'

/** Who plays each charter, and who has come to live there. */
export function BookPeople() {
  const say = useSay()
  const words = useWords()
  const { legacy } = useGame().view
  return (
    <section className={classes.chapter}>
      <h2>{say('keepsake.people')}</h2>
      {legacy.seats.map(({ charter, name }) => (
        <section key={charter} className={classes.charter}>
          <h3>
            <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={26} />
            {name}
            {legacy.charters[charter]?.name && <small>{legacy.charters[charter].name}</small>}
          </h3>
          <ul className={classes.people}>
            {peopleOf(legacy, charter).map((number) => (
              <li key={number}>
                <Portrait number={number} size={64} />
                <span>{nameOf(words, number)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
