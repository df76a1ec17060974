import { Icon } from '@charterstone/art/icons/icon.tsx'
import { lazy, Suspense, useState } from 'react'
import { useCampaigns } from '../../data/page-campaigns.ts'
import { Button } from '../../shell/button.tsx'
import { needWords, useSay } from '../../words/speech.ts'

const BinDialog = lazy(async () => {
  const [{ BinDialog: dialog }] = await Promise.all([import('./bin-dialog.tsx'), needWords('village')])
  return { default: dialog }
})

/** Opens the bin; not there while the bin is empty. */
export function BinButton() {
  const say = useSay()
  const count = useCampaigns(({ bin }) => bin.length)
  const [isOpen, setOpen] = useState(false)
  if (count === 0 && !isOpen) return null
  return (
    <>
      <Button kind="quiet" icon={<Icon name="delete" />} onClick={() => setOpen(true)}>
        {say('home.bin', { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <BinDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
