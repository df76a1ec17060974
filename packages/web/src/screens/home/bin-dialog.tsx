import { BIN_KEEPS } from '../../data/campaigns.ts'
import { campaigns, useCampaigns } from '../../data/page-campaigns.ts'
import type { Summary } from '../../data/summary.ts'
import { ask } from '../../shell/ask.tsx'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './village.module.css'
import { VillageMap } from './village-map.tsx'
import { stageOf, villageName } from './village-name.ts'

const DAY = 86_400_000

/** The deleted villages, for as long as they can be restored. */
export function BinDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const bin = useCampaigns((list) => list.bin)
  async function empty(): Promise<void> {
    const isSure = await ask({
      title: say('bin.empty-title'),
      text: say('bin.empty-text', { count: bin.length }),
      yes: say('bin.empty'),
    })
    if (isSure) await campaigns.erase(bin.map(({ id }) => id))
  }
  return (
    <Dialog
      open
      title={say('bin.title')}
      text={say(bin.length === 0 ? 'bin.none' : 'bin.text')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          {bin.length > 0 && (
            <Button kind="quiet" onClick={() => void empty()}>
              {say('bin.empty')}
            </Button>
          )}
          <Button onClick={onClose}>{say('shell.close')}</Button>
        </>
      }
    >
      <ul className={classes.list}>
        {bin.map((summary) => (
          <Removed key={summary.id} summary={summary} />
        ))}
      </ul>
    </Dialog>
  )
}

function Removed({ summary }: { readonly summary: Summary }) {
  const say = useSay()
  const village = villageName(say, summary)
  async function restore(): Promise<void> {
    await campaigns.restore(summary.id)
    toast(say('bin.restored', { village }))
  }
  return (
    <li className={classes.village}>
      <VillageMap buildings={summary.buildings} className={classes.villageMap} />
      <div className={classes.villageText}>
        <b className={classes.villageName}>{village}</b>
        <span>
          {stageOf(say, summary)} · {say('bin.days', { days: daysLeft(summary, Date.now()) })}
        </span>
      </div>
      <Button aria-label={say('bin.restore-one', { village })} onClick={() => void restore()}>
        {say('bin.restore')}
      </Button>
    </li>
  )
}

/** Whole days until it is deleted for good, today included. */
export function daysLeft({ removedAt = 0 }: Pick<Summary, 'removedAt'>, now: number): number {
  return Math.max(1, Math.ceil((removedAt + BIN_KEEPS - now) / DAY))
}
