import { Icon } from '@charterstone/art/icons/icon.tsx'
import { DropdownMenu } from 'radix-ui'
import { useTableInfo } from '../../online/online-table.ts'
import { tableRef } from '../../session/game-ref.ts'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { useSay } from '../../words/speech.ts'
import menu from '../table/decision/more-menu.module.css'

/** What the menu of an online table has besides. */
export function OnlineItems() {
  const say = useSay()
  const { id } = useTableInfo()
  return (
    <DropdownMenu.Item className={menu.item} onSelect={() => navigate(pathOf('seats', tableRef(id)))}>
      <Icon name="people" size={20} />
      {say('seats.title')}
    </DropdownMenu.Item>
  )
}
