import { choiceAt } from '../../../table/model/target.ts'
import { offeredCards } from '../../../table/model/tray.ts'
import { MiniCard } from '../../../table/parts/mini-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import classes from './tray.module.css'

/** The cards that are face up for all seats. Where cards of the deck may be taken instead (the Oracle), they are beside them. */
export function Mat() {
  const { view, choices } = useTable()
  const offered = offeredCards(choices)
  const isFlat = offered.length > 0
  return (
    <div className={classes.mat} data-flat={isFlat || undefined}>
      {view.table.mat.map((card) => (
        <MiniCard
          key={card}
          card={card}
          at={{ kind: 'mat', card }}
          isFlat={isFlat}
          choice={choiceAt(choices, { kind: 'mat', card })}
        />
      ))}
      {offered.map(({ choice, card }) => (
        <MiniCard key={card} card={card} at={{ kind: 'offer', card }} isFlat={isFlat} choice={choice} />
      ))}
    </div>
  )
}
