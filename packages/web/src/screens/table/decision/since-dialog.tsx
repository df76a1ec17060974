import { Dialog } from '../../../shell/dialog.tsx'
import { useSay } from '../../../words/speech.ts'
import { MoveList, useBeatsSince } from '../seats/last-moves.tsx'

type SinceDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** What the others have done since one's own last turn. */
export function SinceDialog({ open, onClose }: SinceDialogProps) {
  const say = useSay()
  const { beats } = useBeatsSince()
  return (
    <Dialog title={say('moves.since')} open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {beats.length === 0 ? <p>{say('moves.none')}</p> : <MoveList beats={beats} isWhole />}
    </Dialog>
  )
}
