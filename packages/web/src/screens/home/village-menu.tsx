import { Icon } from '@charterstone/art/icons/icon.tsx'
import { DropdownMenu } from 'radix-ui'
import { campaigns } from '../../data/page-campaigns.ts'
import type { Summary } from '../../data/summary.ts'
import { localRef } from '../../session/game-ref.ts'
import { ask } from '../../shell/ask.tsx'
import { Menu, MenuItem } from '../../shell/menu.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import { useRename } from '../village-name/use-rename.tsx'
import classes from './village.module.css'
import { villageName } from './village-name.ts'

/** What else can be done with a campaign. */
export function VillageMenu({ summary }: { readonly summary: Summary }) {
  const say = useSay()
  const village = villageName(say, summary)
  const { id } = summary
  const renaming = useRename(village, rename)
  async function save(): Promise<void> {
    const [stored, { exportCampaign }] = await Promise.all([
      campaigns.load(id),
      import('../../data/export-file.ts'),
    ])
    if (stored !== null) exportCampaign(stored.record, village)
  }
  async function takeOnline(): Promise<void> {
    const [stored, { takeOnline: take }] = await Promise.all([
      campaigns.load(id),
      import('../online/take-online.ts'),
    ])
    if (stored !== null) await take(stored.record)
  }
  async function remove(): Promise<void> {
    const isSure = await ask({
      title: say('home.remove-title', { village }),
      text: say('home.remove-text'),
      yes: say('home.remove'),
      first: { label: say('home.export'), run: () => void save() },
    })
    if (!isSure) return
    await campaigns.remove(id)
    toast(say('home.removed', { village }), {
      label: say('home.undo'),
      run: () => void campaigns.restore(id),
    })
  }
  async function rename(name: string): Promise<void> {
    const { renameCampaign } = await import('../../data/rename-campaign.ts')
    const fault = await renameCampaign(campaigns, summary, name)
    toast(
      fault === undefined
        ? say('village.renamed', { village: name })
        : fault === 'elsewhere'
          ? say('village.rename-elsewhere', { village })
          : say('import.not-kept'),
    )
  }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <DropdownMenu.Trigger className={classes.more} aria-label={say('home.more', { village })}>
            <Icon name="more" />
          </DropdownMenu.Trigger>
        }
      >
        <MenuItem icon="chronicle" onSelect={() => navigate(pathOf('chronicle', localRef(id)))}>
          {say('book.chronicle')}
        </MenuItem>
        <MenuItem icon="time-lapse" onSelect={() => navigate(pathOf('campaign', localRef(id)))}>
          {say('book.campaign')}
        </MenuItem>
        <MenuItem icon="replay" onSelect={() => navigate(pathOf('log', localRef(id)))}>
          {say('home.replay')}
        </MenuItem>
        <MenuItem icon="rename" onSelect={renaming.open}>
          {say('home.rename')}
        </MenuItem>
        <MenuItem icon="people" onSelect={() => void takeOnline()}>
          {say('home.take-online')}
        </MenuItem>
        <MenuItem icon="export" onSelect={() => void save()}>
          {say('home.export')}
        </MenuItem>
        <MenuItem icon="delete" onSelect={() => void remove()}>
          {say('home.remove')}
        </MenuItem>
      </Menu>
      {renaming.dialog}
    </>
  )
}
