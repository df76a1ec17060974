import { sentenceOfKey } from '@charterstone/engine'
import { useEffect, useRef } from 'react'
import { Button } from '../../../shell/button.tsx'
import { pick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './village.module.css'

type WayChooserProps = { readonly keys: readonly string[]; readonly onClose: () => void }

/** When one building can be used in more ways than one: with its cost, or with a scroll. */
export function WayChooser({ keys, onClose }: WayChooserProps) {
  const say = useSay()
  const { cast, decision, view } = useTable()
  const first = useRef<HTMLElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  if (decision === null || !keys.every((key) => decision.options.includes(key))) return null
  return (
    <section ref={first} className={classes.ways} aria-label={say('decision.ways')}>
      {keys.map((key) => (
        <Button
          key={key}
          data-option={key}
          onClick={() => {
            onClose()
            pick(key)
          }}
        >
          {sentenceOfKey(cast, decision, key, view.stack.at(-1))}
        </Button>
      ))}
      <Button kind="quiet" onClick={onClose}>
        {say('shell.cancel')}
      </Button>
    </section>
  )
}
