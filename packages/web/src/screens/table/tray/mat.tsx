import { choiceAt } from '../../../table/model/target.ts'
import { MiniCard } from '../../../table/parts/mini-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import classes from './tray.module.css'

/** The cards that are face up for all seats. */
export function Mat() {
  const { view, choices } = useTable()
  return (
    <div className={classes.mat}>
      {view.table.mat.map((card) => (
        <MiniCard
          key={card}
          card={card}
          at={{ kind: 'mat', card }}
          choice={choiceAt(choices, { kind: 'mat', card })}
        />
      ))}
    </div>
  )
}
