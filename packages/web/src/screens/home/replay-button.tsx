import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useState } from 'react'
import { useCampaigns } from '../../data/page-campaigns.ts'
import { localRef } from '../../session/game-ref.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import page from './home.module.css'
import classes from './village.module.css'
import { villageName, whereItStands } from './village-name.ts'

/** Asks which campaign to watch. */
export function ReplayButton() {
  const say = useSay()
  const summaries = useCampaigns((list) => list.summaries)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={`${page.action} ${page.half}`}
        icon={<Icon name="replay" />}
        onClick={() => setOpen(true)}
      >
        {say('home.replay')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={say('home.replay-title')}
        text={say(summaries.length === 0 ? 'home.replay-none' : 'home.replay-text')}
      >
        <ul className={classes.list}>
          {summaries.map((summary) => (
            <li key={summary.id} className={classes.village}>
              <div className={classes.villageText}>
                <Link to={pathOf('log', localRef(summary.id))} className={classes.villageName}>
                  {villageName(say, summary)}
                </Link>
                <span>{whereItStands(say, summary)}</span>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
