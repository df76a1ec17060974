import { cleanName } from '@charterstone/engine'
import { useId, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { useSay } from '../../words/speech.ts'
import { VillageNameField } from './village-name-field.tsx'

type RenameDialogProps = {
  /** The name until now. */
  readonly village: string
  readonly onRename: (village: string) => void
  readonly onClose: () => void
}

/** Gives a village another name. */
export function RenameDialog({ village, onRename, onClose }: RenameDialogProps) {
  const say = useSay()
  const form = useId()
  const [name, setName] = useState(village)
  const isEmpty = cleanName(name) === ''
  return (
    <Dialog
      open
      title={say('village.rename')}
      text={say('village.rename-text')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onClick={onClose}>{say('shell.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} disabled={isEmpty}>
            {say('village.rename-yes')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          if (!isEmpty && cleanName(name) !== village) onRename(cleanName(name))
        }}
      >
        <VillageNameField value={name} onChange={setName} />
      </form>
    </Dialog>
  )
}
