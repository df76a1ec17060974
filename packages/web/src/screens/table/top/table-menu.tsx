import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { isCampaign } from '../../../session/game-ref.ts'
import { exportOpenCampaign } from '../../../shell/export-open-campaign.ts'
import { pathOf } from '../../../shell/route.ts'
import { navigate } from '../../../shell/router.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { silenceCoach, useLearning } from '../../learn/learning.ts'
import menu from '../decision/more-menu.module.css'
import { ItemsSlot } from '../online-slots.tsx'
import classes from './top-bar.module.css'

type TableMenuProps = { readonly onWords: () => void; readonly className?: string | undefined }

/** Every other page of the campaign, and the way out. */
export function TableMenu({ onWords, className = classes.tool }: TableMenuProps) {
  const say = useSay()
  const { game } = useTable()
  const hasSilentCoach = useLearning(({ id, isSilent }) => isCampaign(game.ref, id) && isSilent)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={className} aria-label={say('table.menu')}>
        <Icon name="menu" size={20} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.menu} align="start" sideOffset={6}>
          <Item icon="home" onSelect={() => navigate(pathOf('home'))}>
            {say('shell.home')}
          </Item>
          <Item icon="chronicle" onSelect={() => navigate(pathOf('chronicle', game.ref))}>
            {say('book.chronicle')}
          </Item>
          <Item icon="chest" onSelect={() => navigate(pathOf('chest', game.ref))}>
            {say('book.chest')}
          </Item>
          <Item icon="archive" onSelect={() => navigate(pathOf('archive', game.ref))}>
            {say('book.archive')}
          </Item>
          <Item icon="log" onSelect={() => navigate(pathOf('log', game.ref))}>
            {say('book.log')}
          </Item>
          <Item icon="poster" onSelect={() => navigate(pathOf('campaign', game.ref))}>
            {say('book.campaign')}
          </Item>
          <Item icon="keyboard" onSelect={onWords}>
            {say('text.title')}
          </Item>
          {hasSilentCoach && (
            <Item icon="hint" onSelect={() => silenceCoach(false)}>
              {say('table.coach')}
            </Item>
          )}
          <ItemsSlot />
          {game.record !== null && (
            <Item icon="export" onSelect={() => void exportOpenCampaign()}>
              {say('shell.export')}
            </Item>
          )}
          <Item icon="settings" onSelect={() => navigate(pathOf('settings'))}>
            {say('table.settings')}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type ItemProps = { readonly icon: IconName; readonly onSelect: () => void; readonly children: ReactNode }

function Item({ icon, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item className={menu.item} onSelect={onSelect}>
      <Icon name={icon} size={20} />
      {children}
    </DropdownMenu.Item>
  )
}
