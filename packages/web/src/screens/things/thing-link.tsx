import { useOpenThing } from '../../table/open-thing.ts'
import classes from './things.module.css'

type ThingLinkProps = {
  readonly number: number
  readonly children: string
  /** Punctuation that stays on the line of the name. A button wraps as a block of its own: beside it, it would stand apart. */
  readonly head?: string
  readonly tail?: string
  /** A press anywhere on the block that contains it (which is positioned) opens the thing, too. */
  readonly isWide?: boolean
}

/** The name of a card, building or persona; a press opens its detail. */
export function ThingLink({ number, children, head = '', tail = '', isWide = false }: ThingLinkProps) {
  const openThing = useOpenThing()
  return (
    <button
      type="button"
      className={classes.thing}
      data-wide={isWide || undefined}
      data-thing-of={number}
      aria-haspopup="dialog"
      aria-label={head + tail === '' ? undefined : children}
      onClick={() => openThing(number)}
    >
      {head}
      <span>{children}</span>
      {tail}
    </button>
  )
}
