import { type ChangeEvent, useRef, useState } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import { useCampaigns } from '../../data/campaigns.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import { faultText } from './fault-text.ts'
import classes from './home.module.css'
import { villageName } from './village-name.ts'

/** Brings in a campaign from a file. A bad file is told apart, and changes nothing. */
export function ImportButton() {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (file === undefined) return
    const { importFile } = await import('../../data/import-file.ts')
    const imported = await importFile(file)
    if (!imported.ok) {
      setFault(faultText(say, imported.fault))
      return
    }
    const summary = useCampaigns.getState().summaries.find(({ id }) => id === imported.id)
    const village = villageName(say, summary ?? { village: '', seats: [] })
    toast(imported.isKnown ? say('import.known') : say('import.done', { village }))
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
