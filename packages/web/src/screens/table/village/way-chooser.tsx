import { sentenceOfOption } from '@charterstone/engine'
import { useEffect, useRef } from 'react'
import { Button } from '../../../shell/button.tsx'
import type { Choice } from '../../../table/model/target.ts'
import { usePick } from '../../../table/pick.ts'
import { useTablePart } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './village.module.css'

type WayChooserProps = { readonly ways: readonly Choice[]; readonly onClose: () => void }

/** When one building can be used in more ways than one: with its cost, or with a scroll. */
export function WayChooser({ ways, onClose }: WayChooserProps) {
  const say = useSay()
  const cast = useTablePart((table) => table.cast)
  const pick = usePick()
  const first = useRef<HTMLElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  return (
    <section ref={first} className={classes.ways} aria-label={say('decision.ways')}>
      {ways.map(({ key, option }) => (
        <Button
          key={key}
          data-option={key}
          onClick={() => {
            onClose()
            pick(key)
          }}
        >
          {sentenceOfOption(cast, option)}
        </Button>
      ))}
      <Button kind="quiet" onClick={onClose}>
        {say('shell.cancel')}
      </Button>
    </section>
  )
}
