import { choiceAt } from '../../../table/model/target.ts'
import { cardLookOf, offeredCards, type TrayLayout } from '../../../table/model/tray.ts'
import { MiniCard } from '../../../table/parts/mini-card.tsx'
import { useTablePart } from '../../../table/table-context.tsx'
import classes from './tray.module.css'

/** The cards that are face up for all seats. Where cards of the deck may be taken instead (the Oracle), they are beside them. */
export function Mat({ layout }: { readonly layout: TrayLayout }) {
  const mat = useTablePart(({ view }) => view.table.mat)
  const choices = useTablePart((table) => table.choices)
  const offered = offeredCards(choices)
  const look = cardLookOf(layout, 'mat', mat.length + offered.length)
  return (
    <div className={classes.cards} data-look={look}>
      {mat.map((card) => (
        <MiniCard
          key={card}
          card={card}
          place="mat"
          look={look}
          choice={choiceAt(choices, { kind: 'mat', card })}
        />
      ))}
      {offered.map(({ choice, card }) => (
        <MiniCard key={card} card={card} place="offer" look={look} choice={choice} />
      ))}
    </div>
  )
}
