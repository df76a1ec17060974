import { choiceAt } from '../../../table/model/target.ts'
import { cardLookOf, type TrayLayout } from '../../../table/model/tray.ts'
import { MiniCard } from '../../../table/parts/mini-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './tray.module.css'

/** One's own cards and private objectives. */
export function Hand({ layout }: { readonly layout: TrayLayout }) {
  const say = useSay()
  const { choices } = useTable()
  const cards = useHeldCards()
  if (cards.length === 0) return <p className={classes.empty}>{say('tray.no-cards')}</p>
  const look = cardLookOf(layout, 'hand', cards.length)
  return (
    <div className={classes.cards} data-look={look}>
      {cards.map((card) => (
        <MiniCard
          key={card}
          card={card}
          place="hand-card"
          look={look}
          choice={choiceAt(choices, { kind: 'hand', card })}
        />
      ))}
    </div>
  )
}

export function useHeldCards(): readonly number[] {
  const { view, game } = useTable()
  const own = view.table.seats[game.seat]
  return [...(own?.cards ?? []), ...(own?.objectives ?? [])]
}
