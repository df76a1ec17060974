import { Icon } from '@charterstone/art/icons/icon.tsx'
import { type ChangeEvent, useRef, useState } from 'react'
import { campaigns } from '../../data/page-campaigns.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import { faultText } from './fault-text.ts'
import classes from './home.module.css'
import { ReadingDialog } from './reading-dialog.tsx'
import { villageName } from './village-name.ts'

/** A file that takes a moment is not worth a dialog. */
const MOMENT = 400

/** How far the file has been read; null while none is. */
type Reading = { readonly share: number; readonly stop: () => void } | null

/** Imports a campaign from a file. A bad file shows a message and changes nothing. */
export function ImportButton() {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [reading, setReading] = useState<Reading>(null)
  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (file === undefined) return
    const control = new AbortController()
    const timer = setTimeout(() => setReading({ share: 0, stop: () => control.abort() }), MOMENT)
    const { importFile } = await import('../../data/import-file.ts')
    const imported = await importFile(campaigns, file, {
      signal: control.signal,
      onProgress: (share) => setReading((now) => (now === null ? null : { ...now, share })),
    })
    clearTimeout(timer)
    setReading(null)
    if (!imported.ok) {
      if (imported.fault.kind !== 'stopped') setFault(faultText(say, imported.fault))
      return
    }
    const summary = campaigns.list.getState().summaries.find(({ id }) => id === imported.id)
    const village = villageName(say, summary ?? { village: '' })
    const arrived = imported.isKnown ? say('import.known') : say('import.done', { village })
    toast(imported.isOnTrust ? `${arrived} ${say('import.on-trust')}` : arrived)
  }
  return (
    <>
      <Button
        className={`${classes.action} ${classes.half}`}
        icon={<Icon name="import" />}
        onClick={() => input.current?.click()}
      >
        {say('home.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".charterstone,application/json"
        hidden
        onChange={(event) => void open(event)}
      />
      {reading !== null && <ReadingDialog share={reading.share} onStop={reading.stop} />}
      <Dialog
        open={fault !== null}
        onOpenChange={() => setFault(null)}
        title={say('import.failed')}
        text={`${fault ?? ''} ${say('import.unchanged')}`}
        actions={
          <Button kind="primary" onClick={() => setFault(null)}>
            {say('shell.close')}
          </Button>
        }
      />
    </>
  )
}
