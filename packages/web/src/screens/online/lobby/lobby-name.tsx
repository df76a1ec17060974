import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { useOnlineSession } from '../../../session/session-context.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/speech.ts'
import { villageName } from '../../home/village-name.ts'
import { useRename } from '../../village-name/use-rename.tsx'
import classes from './lobby-name.module.css'

/** What the village is called, and for players a way to change it. */
export function LobbyName() {
  const say = useSay()
  const { table, you } = useTableInfo()
  const village = villageName(say, table)
  const renaming = useRename(village, useOnlineSession().rename)
  return (
    <div className={classes.name}>
      <h2>{village}</h2>
      {(you.isHost || you.seats.length > 0) && (
        <Button kind="quiet" icon={<Icon name="rename" />} onClick={renaming.open}>
          {say('home.rename')}
        </Button>
      )}
      {renaming.dialog}
    </div>
  )
}
