import { choiceAt } from '../../../table/model/target.ts'
import { MiniCard } from '../../../table/parts/mini-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './tray.module.css'

/** Up to this many cards show their strips; more of them are flat, in two rows. */
const FULL = 6

/** One's own cards and private objectives. */
export function Hand() {
  const say = useSay()
  const { view, game, choices } = useTable()
  const own = view.table.seats[game.seat]
  const cards = [...(own?.cards ?? []), ...(own?.objectives ?? [])]
  if (cards.length === 0) return <p className={classes.empty}>{say('tray.no-cards')}</p>
  const isFlat = cards.length > FULL
  return (
    <div className={classes.hand} data-flat={isFlat || undefined}>
      {cards.map((card) => (
        <MiniCard
          key={card}
          card={card}
          at={{ kind: 'hand-card', card }}
          isFlat={isFlat}
          choice={choiceAt(choices, { kind: 'hand', card })}
        />
      ))}
    </div>
  )
}
