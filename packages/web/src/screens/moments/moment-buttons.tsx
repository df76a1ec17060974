import { useEffect, useRef } from 'react'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/speech.ts'
import { useMomentActions, useMoments } from './moments.ts'

type MomentButtonsProps = {
  /** The label of the button that goes on; "Continue" by default. */
  readonly label?: string
}

/** On to the next, or past all of them. */
export function MomentButtons({ label }: MomentButtonsProps) {
  const say = useSay()
  const { closeMoment, closeAllMoments } = useMomentActions()
  const left = useMoments(({ queue }) => queue.length)
  const main = useRef<HTMLSpanElement>(null)
  // Enter continues, whatever had the focus before.
  useEffect(() => main.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <>
      <span ref={main}>
        <Button kind="primary" size="large" data-continue onClick={closeMoment}>
          {label ?? say('moment.continue')}
        </Button>
      </span>
      {left > 1 && (
        <Button size="large" kind="quiet" onClick={closeAllMoments}>
          {say('moment.skip-all', { count: left })}
        </Button>
      )}
    </>
  )
}
