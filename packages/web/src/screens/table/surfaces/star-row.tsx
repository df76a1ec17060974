import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { GloryRow } from '@charterstone/engine'
import type { Choice, Closed } from '../../../table/model/target.ts'
import classes from './glory-rows.module.css'

export const STARS = 6

/** A row as it is drawn: what it gives when it is full, its stars, and how it can be chosen. */
export type StarRow = {
  readonly row: GloryRow
  readonly filled: number
  readonly bonus: string
  readonly choice: Choice | undefined
  readonly closed: Closed | undefined
}

type RowFaceProps = Pick<StarRow, 'filled' | 'bonus'> & {
  /** Stars that are chosen and not placed yet. */
  readonly fresh?: number
}

export function RowFace({ filled, bonus, fresh = 0 }: RowFaceProps) {
  return (
    <>
      <span className={classes.bonus} data-full={filled + fresh === STARS || undefined}>
        {bonus}
      </span>
      <span className={classes.stars}>
        {Array.from({ length: STARS }, (_, star) => star).map((star) => (
          <span key={star} data-fresh={(star >= filled && star < filled + fresh) || undefined}>
            <Icon name={star < filled + fresh ? 'glory' : 'glory-empty'} size={20} />
          </span>
        ))}
      </span>
    </>
  )
}
