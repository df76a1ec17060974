import { sentenceOfOption, sentenceOfReason } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { type Anchor, anchorOf } from '../../../table/anchor.ts'
import { useAttentionActions } from '../../../table/attention.ts'
import type { Closed } from '../../../table/model/target.ts'
import { isTouch } from '../../../table/parts/option-button.tsx'
import { useTablePart } from '../../../table/table-context.tsx'

type ClosedThingProps = {
  readonly closed: Closed
  readonly className?: string | undefined
  /** Its address, for tokens that fly there. */
  readonly at?: Anchor
  readonly children: ReactNode
}

/** Something on the table that cannot be chosen now: it says why on hover, on focus and on a tap. */
export function ClosedThing({ closed, className, at, children }: ClosedThingProps) {
  const cast = useTablePart((table) => table.cast)
  const { attentionProps, lookAt } = useAttentionActions()
  const look = { kind: 'option', key: closed.key } as const
  return (
    <button
      type="button"
      className={className}
      aria-disabled="true"
      aria-label={`${sentenceOfOption(cast, closed.option)}. ${sentenceOfReason(cast.words, closed.reason)}`}
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
