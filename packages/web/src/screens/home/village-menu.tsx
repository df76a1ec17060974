import { Icon } from '@charterstone/art/icons/icon.tsx'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { loadCampaign, removeCampaign } from '../../data/campaigns.ts'
import type { Summary } from '../../data/summary.ts'
import { localRef } from '../../session/game-ref.ts'
import { ask } from '../../shell/ask.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './village.module.css'
import { villageName } from './village-name.ts'

/** What else can be done with a campaign. */
export function VillageMenu({ summary }: { readonly summary: Summary }) {
  const say = useSay()
  const village = villageName(say, summary)
  const { id } = summary
  async function save(): Promise<void> {
    const [stored, { exportCampaign }] = await Promise.all([
      loadCampaign(id),
      import('../../data/export-file.ts'),
    ])
    if (stored !== null) exportCampaign(stored.record, summary.village)
  }
  async function takeOnline(): Promise<void> {
    const [stored, { takeOnline: take }] = await Promise.all([
      loadCampaign(id),
      import('../online/take-online.ts'),
    ])
    if (stored !== null) await take(stored.record)
  }
  async function remove(): Promise<void> {
    const isSure = await ask({
      title: say('home.remove-title', { village }),
      text: say('home.remove-text'),
      yes: say('home.remove'),
    })
    if (!isSure) return
    await removeCampaign(id)
    toast(say('home.removed', { village }))
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={classes.more} aria-label={say('home.more', { village })}>
        <Icon name="more" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={classes.menu} align="end" sideOffset={4}>
          <Entry icon="chronicle" onSelect={() => navigate(pathOf('chronicle', localRef(id)))}>
            {say('book.chronicle')}
          </Entry>
          <Entry icon="time-lapse" onSelect={() => navigate(pathOf('campaign', localRef(id)))}>
            {say('book.campaign')}
          </Entry>
          <Entry icon="replay" onSelect={() => navigate(pathOf('log', localRef(id)))}>
            {say('home.replay')}
          </Entry>
          <Entry icon="people" onSelect={() => void takeOnline()}>
            {say('home.take-online')}
          </Entry>
          <Entry icon="export" onSelect={() => void save()}>
            {say('home.export')}
          </Entry>
          <Entry icon="delete" onSelect={() => void remove()}>
            {say('home.remove')}
          </Entry>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type EntryProps = {
  readonly icon: 'chronicle' | 'people' | 'time-lapse' | 'replay' | 'export' | 'delete'
  readonly onSelect: () => void
  readonly children: ReactNode
}

function Entry({ icon, onSelect, children }: EntryProps) {
  return (
    <DropdownMenu.Item className={classes.entry} onSelect={onSelect}>
      <Icon name={icon} />
      {children}
    </DropdownMenu.Item>
  )
}
