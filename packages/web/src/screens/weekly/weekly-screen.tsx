import { useEffect, useState } from 'react'
import { campaigns } from '../../data/page-campaigns.ts'
import { openRuleset } from '../../session/ruleset.ts'
import { Page } from '../../shell/page.tsx'
import { weekAt } from '../../weekly/week.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { SharedReplay } from './shared-replay.tsx'
import { ThisWeek } from './this-week.tsx'

export async function prepare(): Promise<void> {
  await Promise.all([openRuleset(), needWords('village'), needWords('online')])
}

/** One game a week, the same for everyone; with a replay in the address, that replay. */
export function WeeklyScreen() {
  const say = useSay()
  const [fragment, setFragment] = useState(() => location.hash.slice(1))
  const [week] = useState(() => weekAt(Date.now()))
  useEffect(() => void campaigns.refresh(), [])
  useEffect(() => {
    const follow = () => setFragment(location.hash.slice(1))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  if (fragment !== '')
    return (
      <SharedReplay
        key={fragment}
        fragment={fragment}
        onClose={() => {
          history.replaceState(history.state, '', location.pathname)
          setFragment('')
        }}
      />
    )
  return (
    <Page title={say('weekly.title')} lead={say('weekly.lead', { week: week.week })} width="wide">
      <ThisWeek week={week} />
    </Page>
  )
}
