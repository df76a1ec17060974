import { Icon } from '@charterstone/art/icons/icon.tsx'
import { lazy, Suspense, useState } from 'react'
import { useGame } from '../../session/use-game.ts'
import { Button } from '../../shell/button.tsx'
import { needWords, useSay } from '../../words/speech.ts'
import type { ForkMoment } from './fork-dialog.tsx'

const ForkDialog = lazy(async () => {
  const [{ ForkDialog: dialog }] = await Promise.all([import('./fork-dialog.tsx'), needWords('review')])
  return { default: dialog }
})

/** Opens the question who plays on from a moment. Online tables have no record here, so they have no button. */
export function ForkButton({ moment }: { readonly moment: ForkMoment }) {
  const say = useSay()
  const { record } = useGame()
  const [isOpen, setOpen] = useState(false)
  if (record === null) return null
  return (
    <>
      <Button icon={<Icon name="guidepost" size={18} />} data-what-if onClick={() => setOpen(true)}>
        {say('book.what-if')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ForkDialog record={record} moment={moment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
