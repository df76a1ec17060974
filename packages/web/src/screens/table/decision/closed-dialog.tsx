import { Icon } from '@charterstone/art/icons/icon.tsx'
import { sentenceOfOption, sentenceOfReason, type Words } from '@charterstone/engine'
import { Dialog } from '../../../shell/dialog.tsx'
import type { Closed } from '../../../table/model/target.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './decision-bar.module.css'

type ClosedDialogProps = { readonly open: boolean; readonly onClose: () => void }
type Group = readonly [reason: string, options: readonly Closed[]]

/** Everything that cannot be chosen now. What has the same reason stands together below it. */
export function ClosedDialog({ open, onClose }: ClosedDialogProps) {
  const say = useSay()
  const { closed, cast, words } = useTable()
  return (
    <Dialog title={say('decision.closed-title')} open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ul className={classes.closed}>
        {groupsOf(words, closed).map(([reason, options]) => (
          <li key={reason}>
            <Icon name="lock" size={18} />
            <strong>{reason}</strong>
            <ul>
              {options.map(({ key, option }) => (
                <li key={key}>{sentenceOfOption(cast, option)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function groupsOf(words: Words, closed: readonly Closed[]): readonly Group[] {
  const groups = new Map<string, Closed[]>()
  for (const one of closed) {
    const reason = sentenceOfReason(words, one.reason)
    groups.set(reason, [...(groups.get(reason) ?? []), one])
  }
  return [...groups]
}
