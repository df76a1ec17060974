import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './home.module.css'

type ReadingDialogProps = { readonly share: number; readonly onStop: () => void }

/** A file is being read beside the page; it can be given up at any moment. */
export function ReadingDialog({ share, onStop }: ReadingDialogProps) {
  const say = useSay()
  return (
    <Dialog
      open
      onOpenChange={onStop}
      title={say('import.reading')}
      text={say('import.reading-text')}
      actions={<Button onClick={onStop}>{say('shell.cancel')}</Button>}
    >
      <progress className={classes.reading} value={share} aria-label={say('import.reading')} />
    </Dialog>
  )
}
