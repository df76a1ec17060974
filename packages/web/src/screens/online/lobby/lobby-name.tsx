import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Suspense, useState } from 'react'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { useOnlineSession } from '../../../session/session-context.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/speech.ts'
import { villageName } from '../../home/village-name.ts'
import { LaterRenameDialog } from '../../village-name/later-rename-dialog.ts'
import classes from './lobby-name.module.css'

/** What the village is called, and for players a way to change it. */
export function LobbyName() {
  const say = useSay()
  const { table, you } = useTableInfo()
  const { rename } = useOnlineSession()
  const [isRenaming, setRenaming] = useState(false)
  const village = villageName(say, table)
  return (
    <div className={classes.name}>
      <h2>{village}</h2>
      {(you.isHost || you.seats.length > 0) && (
        <Button kind="quiet" icon={<Icon name="rename" />} onClick={() => setRenaming(true)}>
          {say('home.rename')}
        </Button>
      )}
      {isRenaming && (
        <Suspense>
          <LaterRenameDialog
            village={village}
            onRename={(name) => void rename(name)}
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
