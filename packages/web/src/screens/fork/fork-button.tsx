import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { SeenGame } from '@charterstone/bots'
import { lazy, Suspense, useState } from 'react'
import { useGame } from '../../session/use-game.ts'
import { Button } from '../../shell/button.tsx'
import { needWords, useSay } from '../../words/speech.ts'
import type { ForkMoment } from './fork-dialog.tsx'

const ForkDialog = lazy(async () => {
  const [{ ForkDialog: dialog }] = await Promise.all([import('./fork-dialog.tsx'), needWords('review')])
  return { default: dialog }
})

type ForkButtonProps = {
  readonly moment: ForkMoment
  /** The game as it was seen at an online table, which has no record here. */
  readonly seen?: SeenGame
}

/** Opens the question who plays on from a moment. */
export function ForkButton({ moment, seen }: ForkButtonProps) {
  const say = useSay()
  const { record } = useGame()
  const [isOpen, setOpen] = useState(false)
  const source = record ?? seen
  if (source === undefined) return null
  return (
    <>
      <Button icon={<Icon name="guidepost" size={18} />} data-what-if onClick={() => setOpen(true)}>
        {say('book.what-if')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ForkDialog source={source} moment={moment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
