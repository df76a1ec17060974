import { Icon } from '@charterstone/art/icons/icon.tsx'
import { type Reason, sentenceOfReason } from '@charterstone/engine'
import { useTable } from '../../../table/table-context.tsx'
import classes from './preview.module.css'

/** Why something cannot be chosen now; nothing when it can. */
export function ReasonLine({ reason }: { readonly reason: Reason | undefined }) {
  const { words } = useTable()
  if (reason === undefined) return null
  return (
    <ul className={classes.lines}>
      <li className={classes.reason}>
        <Icon name="lock" size={18} />
        <span>{sentenceOfReason(words, reason)}</span>
      </li>
    </ul>
  )
}
