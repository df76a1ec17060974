import { useTableInfo } from '../../online/use-online-table.ts'
import { tableRef } from '../../session/game-ref.ts'
import { MenuItem } from '../../shell/menu.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { useSay } from '../../words/speech.ts'

/** What the menu of an online table has besides. */
export function OnlineItems() {
  const say = useSay()
  const { id } = useTableInfo()
  return (
    <MenuItem icon="people" onSelect={() => navigate(pathOf('seats', tableRef(id)))}>
      {say('seats.title')}
    </MenuItem>
  )
}
