import { Icon } from '@charterstone/art/icons/icon.tsx'
import { DropdownMenu } from 'radix-ui'
import { isCampaign } from '../../../session/game-ref.ts'
import { useSession } from '../../../session/session-context.tsx'
import { useVillage } from '../../../session/use-village.ts'
import { useSettings } from '../../../settings/settings.ts'
import { exportGame } from '../../../shell/export-game.ts'
import { Menu, MenuItem } from '../../../shell/menu.tsx'
import { pathOf } from '../../../shell/route.ts'
import { navigate } from '../../../shell/router.ts'
import { useTableNow, useTablePart } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { silenceCoach, useLearning } from '../../learn/learning.ts'
import { useRename } from '../../village-name/use-rename.tsx'
import { ItemsSlot } from '../online-slots.tsx'
import classes from './top-bar.module.css'

type TableMenuProps = { readonly onWords: () => void; readonly className?: string | undefined }

/** Every other page of the campaign, and the way out. */
export function TableMenu({ onWords, className = classes.tool }: TableMenuProps) {
  const say = useSay()
  const session = useSession()
  const { ref } = session
  const canGoOn = useTablePart(({ game }) => game.canGoOn)
  const hasRecord = useTablePart(({ game }) => game.record !== null)
  const tableNow = useTableNow()
  const village = useVillage()
  const renaming = useRename(village, session.rename)
  const sound = useSettings((settings) => settings.sound)
  const hasSilentCoach = useLearning(({ id, isSilent }) => isCampaign(ref, id) && isSilent)
  return (
    <>
      <Menu
        trigger={
          <DropdownMenu.Trigger className={className} aria-label={say('table.menu')}>
            <Icon name="menu" size={20} />
          </DropdownMenu.Trigger>
        }
      >
        <MenuItem icon="home" onSelect={() => navigate(pathOf('home'))}>
          {say('shell.home')}
        </MenuItem>
        <MenuItem icon="chronicle" onSelect={() => navigate(pathOf('chronicle', ref))}>
          {say('book.chronicle')}
        </MenuItem>
        <MenuItem icon="chest" onSelect={() => navigate(pathOf('chest', ref))}>
          {say('book.chest')}
        </MenuItem>
        <MenuItem icon="archive" onSelect={() => navigate(pathOf('archive', ref))}>
          {say('book.archive')}
        </MenuItem>
        <MenuItem icon="log" onSelect={() => navigate(pathOf('log', ref))}>
          {say('book.log')}
        </MenuItem>
        <MenuItem icon="poster" onSelect={() => navigate(pathOf('campaign', ref))}>
          {say('book.campaign')}
        </MenuItem>
        <MenuItem icon="keyboard" onSelect={onWords}>
          {say('text.title')}
        </MenuItem>
        {hasSilentCoach && (
          <MenuItem icon="hint" onSelect={() => silenceCoach(false)}>
            {say('table.coach')}
          </MenuItem>
        )}
        {canGoOn && (
          <MenuItem icon="rename" onSelect={renaming.open}>
            {say('home.rename')}
          </MenuItem>
        )}
        <ItemsSlot />
        {hasRecord && (
          <MenuItem icon="export" onSelect={() => void exportGame(tableNow().game)}>
            {say('shell.export')}
          </MenuItem>
        )}
        <MenuItem
          icon={sound ? 'sound-off' : 'sound'}
          onSelect={() => useSettings.setState({ sound: !sound })}
        >
          {say(sound ? 'table.sound-off' : 'table.sound-on')}
        </MenuItem>
        <MenuItem icon="settings" onSelect={() => navigate(pathOf('settings'))}>
          {say('table.settings')}
        </MenuItem>
      </Menu>
      {renaming.dialog}
    </>
  )
}
