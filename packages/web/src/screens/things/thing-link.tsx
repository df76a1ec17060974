import type { ReactNode } from 'react'
import { useOpenThing } from '../../table/open-thing.ts'
import classes from './things.module.css'

type ThingLinkProps = {
  readonly number: number
  readonly children: ReactNode
  /** A press anywhere on the block that contains it (which is positioned) opens the thing, too. */
  readonly isWide?: boolean
}

/** The name of a card, building or persona; a press opens its detail. */
export function ThingLink({ number, children, isWide = false }: ThingLinkProps) {
  const openThing = useOpenThing()
  return (
    <button
      type="button"
      className={classes.thing}
      data-wide={isWide || undefined}
      data-thing-of={number}
      aria-haspopup="dialog"
      onClick={() => openThing(number)}
    >
      {children}
    </button>
  )
}
