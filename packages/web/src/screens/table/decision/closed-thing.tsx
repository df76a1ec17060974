import { sentenceOfKey, sentenceOfReason } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { type Anchor, anchorOf } from '../../../table/anchor.ts'
import { attentionProps, lookAt } from '../../../table/attention.ts'
import type { Closed } from '../../../table/model/target.ts'
import { isTouch } from '../../../table/parts/option-button.tsx'
import { useTable } from '../../../table/table-context.tsx'

type ClosedThingProps = {
  readonly option: Closed
  readonly className?: string | undefined
  /** Where it lies on the table, for what flies there. */
  readonly at?: Anchor
  readonly children: ReactNode
}

/** Something on the table that cannot be chosen now: it says why on hover, on focus and on a tap. */
export function ClosedThing({ option, className, at, children }: ClosedThingProps) {
  const { cast, words, decision, view } = useTable()
  const look = { kind: 'option', key: option.key } as const
  const said = decision === null ? '' : sentenceOfKey(cast, decision, option.key, view.stack.at(-1))
  return (
    <button
      type="button"
      className={className}
      aria-disabled="true"
      aria-label={`${said}. ${sentenceOfReason(words, option.reason)}`}
      data-closed
      data-at={at && anchorOf(at)}
      onClick={(event) => {
        if (isTouch(event.nativeEvent)) lookAt(look, event.currentTarget, 'touch')
      }}
      {...attentionProps(look)}
    >
      {children}
    </button>
  )
}
