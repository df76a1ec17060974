import { Icon } from '@charterstone/art/icons/icon.tsx'
import { format } from '@charterstone/engine'
import type { Choice } from '../../../table/model/target.ts'
import { OptionButton } from '../../../table/parts/option-button.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { ClosedThing } from '../decision/closed-thing.tsx'
import classes from './surface.module.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const STARS = [0, 1, 2, 3, 4, 5]

/** The nine rows of stars of one's charter, with what each gives when it is full. */
export function GloryRows() {
  const { choices, closed, decision, view, words } = useTable()
  const charter = view.table.seats[decision?.seat ?? -1]?.charter ?? 0
  const glory = view.legacy.charters[charter]?.glory ?? []
  const beyond = choices.find(({ option }) => option.kind === 'extra-glory')
  return (
    <div className={classes.rows}>
      {ROWS.map((row) => {
        const filled = glory[row - 1] ?? 0
        const isThis = ({ option }: Choice) => option.kind === 'glory-row' && option.row === row - 1
        const choice = choices.find(isThis)
        const face = { row, filled, bonus: format(words, `glory.${row}`) }
        const why = closed.find(isThis)
        if (why !== undefined) {
          return (
            <ClosedThing key={row} closed={why} className={classes.row}>
              <RowFace {...face} />
            </ClosedThing>
          )
        }
        return choice === undefined ? (
          <div key={row} className={classes.row} data-full>
            <RowFace {...face} />
          </div>
        ) : (
          <OptionButton key={row} choice={choice} className={classes.row} subject={null}>
            <RowFace {...face} />
          </OptionButton>
        )
      })}
      {beyond !== undefined && (
        <OptionButton choice={beyond} className={classes.row} subject={null}>
          <span className={classes.number}>+</span>
          <Icon name="glory" size={20} />
          <span className={classes.bonus}>{format(words, 'option.row-beyond')}</span>
        </OptionButton>
      )}
    </div>
  )
}

type RowFaceProps = { readonly row: number; readonly filled: number; readonly bonus: string }

function RowFace({ row, filled, bonus }: RowFaceProps) {
  return (
    <>
      <span className={classes.number}>{row}</span>
      <span className={classes.stars}>
        {STARS.map((star) => (
          <Icon key={star} name={star < filled ? 'glory' : 'glory-empty'} size={20} />
        ))}
      </span>
      <span className={classes.bonus}>{bonus}</span>
    </>
  )
}
