import { useOpenThing } from '../../table/open-thing.ts'
import { CardFace } from '../../table/parts/card-face.tsx'
import classes from './things.module.css'

/** A card or persona in a list, with its whole text; a press opens its detail. */
export function ThingRow({ number }: { readonly number: number }) {
  const openThing = useOpenThing()
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.row}
        data-thing-of={number}
        aria-haspopup="dialog"
        onClick={() => openThing(number)}
      >
        <CardFace card={number} look="row" />
      </button>
    </li>
  )
}
