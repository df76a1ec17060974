import { Icon } from '@charterstone/art/icons/icon.tsx'
import { format, GLORY_ROWS } from '@charterstone/engine'
import { useDraft } from '../../../table/draft.ts'
import { isBonusKnown } from '../../../table/model/glory-bonus.ts'
import type { Choice } from '../../../table/model/target.ts'
import { OptionButton } from '../../../table/parts/option-button.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { ClosedThing } from '../decision/closed-thing.tsx'
import classes from './glory-rows.module.css'
import { RowFace, type StarRow } from './star-row.tsx'
import { StarStepper } from './star-stepper.tsx'

/** The nine rows of stars of one's charter, with what each gives when it is full. Several stars are placed in one step. */
export function GloryRows() {
  const draft = useDraft()
  const rows = useRows()
  return draft === null ? <SingleStar rows={rows} /> : <StarStepper draft={draft} rows={rows} />
}

function useRows(): readonly StarRow[] {
  const say = useSay()
  const { choices, closed, decision, view, words } = useTable()
  const charter = view.table.seats[decision?.seat ?? -1]?.charter ?? 0
  const glory = view.legacy.charters[charter]?.glory ?? []
  return GLORY_ROWS.map((row) => {
    const isThis = ({ option }: Choice) => option.kind === 'glory-row' && option.row === row - 1
    return {
      row,
      filled: glory[row - 1] ?? 0,
      bonus: isBonusKnown(view.legacy, row) ? format(words, `glory.${row}`) : say('stars.secret'),
      choice: choices.find(isThis),
      closed: closed.find(isThis),
    }
  })
}

function SingleStar({ rows }: { readonly rows: readonly StarRow[] }) {
  const say = useSay()
  const { choices, words } = useTable()
  const beyond = choices.find(({ option }) => option.kind === 'extra-glory')
  return (
    <div className={classes.rows}>
      <p className={classes.count}>{say('stars.place', { count: 1 })}</p>
      {rows.map(({ row, choice, closed, ...face }) =>
        closed !== undefined ? (
          <ClosedThing key={row} closed={closed} className={classes.row}>
            <RowFace {...face} />
          </ClosedThing>
        ) : choice === undefined ? (
          <div key={row} className={classes.row} data-full>
            <RowFace {...face} />
          </div>
        ) : (
          <OptionButton key={row} choice={choice} className={classes.row} subject={null}>
            <RowFace {...face} />
          </OptionButton>
        ),
      )}
      {beyond !== undefined && (
        <OptionButton choice={beyond} className={classes.row} subject={null}>
          <span className={classes.bonus}>{format(words, 'option.row-beyond')}</span>
          <Icon name="glory" size={20} />
        </OptionButton>
      )}
    </div>
  )
}
