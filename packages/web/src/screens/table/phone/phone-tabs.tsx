import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { useSay } from '../../../words/speech.ts'
import classes from './phone.module.css'

export type Tab = 'village' | 'cards' | 'quota' | 'objectives' | 'players'

const TABS: readonly { readonly tab: Tab; readonly icon: IconName }[] = [
  { tab: 'village', icon: 'building' },
  { tab: 'cards', icon: 'card' },
  { tab: 'quota', icon: 'quota' },
  { tab: 'objectives', icon: 'objective' },
  { tab: 'players', icon: 'people' },
]

type PhoneTabsProps = { readonly tab: Tab; readonly onTab: (tab: Tab) => void }

/** What the sheet shows: the decision in the village, or another part of the table. */
export function PhoneTabs({ tab, onTab }: PhoneTabsProps) {
  const say = useSay()
  return (
    <nav className={classes.nav} aria-label={say('table.title')}>
      <div className={classes.tabs} role="tablist" aria-label={say('table.title')}>
        {TABS.map(({ tab: each, icon }) => (
          <button
            key={each}
            type="button"
            role="tab"
            data-tab={each}
            className={classes.tab}
            aria-selected={each === tab}
            onClick={() => onTab(each)}
          >
            <Icon name={icon} size={22} />
            <span>{say(`phone.${each}`)}</span>
          </button>
        ))}
      </div>
    </nav>
  )
}
