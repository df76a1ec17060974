import { sentenceOfReason } from '@charterstone/engine'
import type { ComponentType } from 'react'
import { useOpenThing } from '../../../table/open-thing.ts'
import { OptionCard } from '../../../table/parts/option-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import classes from './surface.module.css'

type CardChoicesProps = { readonly Face: ComponentType<{ readonly card: number }> }

/** Large cards to choose from, and those that cannot be chosen with the reason. */
export function CardChoices({ Face }: CardChoicesProps) {
  const { choices, closed, words } = useTable()
  const openThing = useOpenThing()
  return (
    <div className={classes.cards}>
      {choices.flatMap((choice) => {
        const { key, target } = choice
        if (target.kind !== 'card') return []
        return (
          <OptionCard
            key={key}
            choice={choice}
            className={classes.card}
            subject={null}
            card={target.card}
            isRoomy
          >
            <Face card={target.card} />
          </OptionCard>
        )
      })}
      {closed.flatMap(({ key, target, reason }) => {
        if (target.kind !== 'card') return []
        return (
          <button
            key={key}
            type="button"
            className={classes.card}
            data-closed
            aria-haspopup="dialog"
            onClick={() => openThing(target.card)}
          >
            <Face card={target.card} />
            <span className={classes.why}>{sentenceOfReason(words, reason)}</span>
          </button>
        )
      })}
    </div>
  )
}
