import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Dialog } from '../../../shell/dialog.tsx'
import { belongingsOf } from '../../../table/model/belongings.ts'
import { amountOf } from '../../../table/parts/noun.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { ThingRow } from '../../things/thing-row.tsx'
import classes from './seat-dialog.module.css'

type SeatDialogProps = {
  /** -1 while it is closed. */
  readonly seat: number
  readonly onClose: () => void
}

/** Everything in front of a seat, with its text. */
export function SeatDialog({ seat, onClose }: SeatDialogProps) {
  const { cast } = useTable()
  return (
    <Dialog
      title={cast.seats[seat] ?? ''}
      size="large"
      open={seat >= 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <SeatContents seat={seat} />
    </Dialog>
  )
}

export function SeatContents({ seat }: { readonly seat: number }) {
  const say = useSay()
  const { view, catalogue, words } = useTable()
  const holder = view.table.seats[seat]
  if (holder === undefined) return null
  const { minions, perils } = belongingsOf(catalogue, holder)
  const tokens = [...minions, ...perils]
  return (
    <div className={classes.contents}>
      {holder.personas.length > 0 && (
        <section>
          <h3 className={classes.heading}>{say('seat.personas')}</h3>
          <ul className={classes.list}>
            {holder.personas.map((persona) => (
              <ThingRow key={persona} number={persona} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={classes.heading}>{say('seat.cards')}</h3>
        {holder.cards.length + holder.objectives.length === 0 && (
          <p className={classes.none}>{say('seat.none')}</p>
        )}
        <ul className={classes.list}>
          {holder.cards.map((card) => (
            <ThingRow key={card} number={card} />
          ))}
          {holder.objectives.map((card) => (
            <ThingRow key={card} number={card} />
          ))}
        </ul>
      </section>
      {tokens.length > 0 && (
        <section>
          <h3 className={classes.heading}>{say('seat.minions')}</h3>
          <ul className={classes.list}>
            {tokens.map(({ kind, count }) => (
              <li key={kind} className={classes.thing}>
                <Icon name={kind} size={22} />
                <b>{amountOf(words, kind, count)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
