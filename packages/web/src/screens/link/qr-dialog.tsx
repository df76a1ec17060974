import { useMemo } from 'react'
import { Dialog } from '../../shell/dialog.tsx'
import { Note } from '../../shell/note.tsx'
import { useSay } from '../../words/speech.ts'
import { qrCode } from './qr-code.ts'
import classes from './qr-dialog.module.css'

type QrDialogProps = { readonly label: string; readonly link: string; readonly onClose: () => void }

/** A link as a code that a camera reads, as large as the dialog. */
export function QrDialog({ label, link, onClose }: QrDialogProps) {
  const say = useSay()
  const code = useMemo(() => qrCode(link), [link])
  return (
    <Dialog
      open
      title={label}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {code === null ? (
        <Note isBad>{say('link.code-too-long')}</Note>
      ) : (
        <figure className={classes.code}>
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={say('link.code')}
            shapeRendering="crispEdges"
          >
            <path d={code.path} />
          </svg>
          <figcaption>
            <Note>{say('link.code-text')}</Note>
          </figcaption>
        </figure>
      )}
    </Dialog>
  )
}
