import { Icon } from '@charterstone/art/icons/icon.tsx'
import { sentenceOfOption, sentenceOfReason } from '@charterstone/engine'
import { Dialog } from '../../../shell/dialog.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './decision-bar.module.css'

type ClosedDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** Everything that cannot be chosen now, with its reason. */
export function ClosedDialog({ open, onClose }: ClosedDialogProps) {
  const say = useSay()
  const { closed, cast, words } = useTable()
  return (
    <Dialog title={say('decision.closed-title')} open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ul className={classes.closed}>
        {closed.map(({ key, option, reason }) => (
          <li key={key}>
            <Icon name="lock" size={18} />
            <span>{sentenceOfOption(cast, option)}</span>
            <small>{sentenceOfReason(words, reason)}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
