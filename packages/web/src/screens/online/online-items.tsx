import { DropdownMenu } from 'radix-ui'
import { Icon } from '../../art/icons/icon.tsx'
import { useTableInfo } from '../../online/online-table.ts'
import { askTable } from '../../online/table-session.ts'
import { tellFault } from '../../online/tell-fault.ts'
import { useGame } from '../../session/use-game.ts'
import { onlineId, pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import menu from '../table/decision/more-menu.module.css'

/** What the menu of an online table has besides. */
export function OnlineItems() {
  const say = useSay()
  const { id, you } = useTableInfo()
  const { log, seat, canUndo, view } = useGame()
  const own = you.seat < 0 ? undefined : log.findLast((entry) => entry.seat === seat)
  async function askToGoBack(): Promise<void> {
    if (own === undefined) return
    const problem = await askTable({ type: 'undo', game: view.legacy.game, step: own.answers - 1 })
    if (tellFault(problem)) toast(say('undo.asked'))
  }
  return (
    <>
      <DropdownMenu.Item className={menu.item} onSelect={() => navigate(pathOf('seats', onlineId(id)))}>
        <Icon name="people" size={20} />
        {say('seats.title')}
      </DropdownMenu.Item>
      {own !== undefined && !canUndo && view.phase === 'playing' && (
        <DropdownMenu.Item className={menu.item} onSelect={() => void askToGoBack()}>
          <Icon name="undo" size={20} />
          {say('undo.ask')}
        </DropdownMenu.Item>
      )}
    </>
  )
}
