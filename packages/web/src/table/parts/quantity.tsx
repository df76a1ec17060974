import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { NounKey } from '@charterstone/engine'
import { memo } from 'react'
import { useTablePart } from '../table-context.tsx'
import { amountOf } from './noun.ts'
import classes from './quantity.module.css'

type QuantityProps = {
  readonly icon: IconName
  readonly noun: NounKey
  readonly count: number
  readonly size?: number
}

/** An icon and a number. Zeros keep their place, so that columns never jump. */
export const Quantity = memo(function Quantity({ icon, noun, count, size = 18 }: QuantityProps) {
  const words = useTablePart((table) => table.words)
  const said = amountOf(words, noun, count)
  return (
    <span
      className={classes.quantity}
      data-zero={count === 0 || undefined}
      data-hint={said}
      role="img"
      aria-label={said}
    >
      <Icon name={icon} size={size} />
      <span key={count} className={classes.number}>
        {count}
      </span>
    </span>
  )
})
