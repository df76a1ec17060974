import { sentenceOfOption } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { type Anchor, anchorOf } from '../anchor.ts'
import { keyLookedAt, type Subject, useAttention, useAttentionActions } from '../attention.ts'
import type { Choice } from '../model/target.ts'
import { usePick } from '../pick.ts'
import { useTablePart } from '../table-context.tsx'
import classes from './option-button.module.css'
import frame from './option-frame.module.css'

type OptionButtonProps = {
  readonly choice: Choice
  readonly className?: string | undefined
  /** Its address, for tokens that fly there. */
  readonly at?: Anchor
  /** What to look at closely; the option itself unless something else is given, nothing for null. */
  readonly subject?: Subject | null
  readonly children: ReactNode
}

/** Something on the table that is an answer now: it glows, and a press chooses it. */
export function OptionButton({ choice, className, at, subject, children }: OptionButtonProps) {
  const cast = useTablePart((table) => table.cast)
  const { attentionProps, lookAt } = useAttentionActions()
  const pick = usePick()
  const { key, option } = choice
  const isChosen = useAttention(({ chosen }) => chosen === key)
  const look = subject === undefined ? ({ kind: 'option', key } as const) : subject
  const isLooked = useAttention((attention) => keyLookedAt(attention.subject) === key)
  return (
    <button
      type="button"
      className={[className, frame.frame, classes.option].filter(Boolean).join(' ')}
      aria-label={sentenceOfOption(cast, option)}
      data-option={key}
      data-at={at && anchorOf(at)}
      data-chosen={isChosen || undefined}
      data-looked={isLooked || undefined}
      onClick={(event) => {
        // A finger looks first; the second tap chooses.
        if (!isTouch(event.nativeEvent) || look === null || isLooked) pick(key)
        else lookAt(look, event.currentTarget, 'touch')
      }}
      {...(look === null ? {} : attentionProps(look))}
    >
      {children}
    </button>
  )
}

export function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}
