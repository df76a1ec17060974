import { sentenceOfKey } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { type Anchor, anchorOf } from '../anchor.ts'
import { attentionProps, keyLookedAt, lookAt, type Subject, useAttention } from '../attention.ts'
import { pick } from '../pick.ts'
import { useTable } from '../table-context.tsx'
import classes from './option-button.module.css'

type OptionButtonProps = {
  readonly optionKey: string
  readonly className?: string | undefined
  /** Where it lies on the table, for what flies there. */
  readonly at?: Anchor
  /** What to look at closely; the option itself unless something else is given, nothing for null. */
  readonly subject?: Subject | null
  readonly children: ReactNode
}

/** Something on the table that is an answer now: it glows, and a press chooses it. */
export function OptionButton({ optionKey, className, at, subject, children }: OptionButtonProps) {
  const { cast, decision, view } = useTable()
  const isChosen = useAttention(({ chosen }) => chosen === optionKey)
  const look = subject === undefined ? ({ kind: 'option', key: optionKey } as const) : subject
  const isLooked = useAttention((attention) => keyLookedAt(attention.subject) === optionKey)
  const said = decision === null ? '' : sentenceOfKey(cast, decision, optionKey, view.stack.at(-1))
  return (
    <button
      type="button"
      className={[className, classes.option].filter(Boolean).join(' ')}
      aria-label={said}
      data-option={optionKey}
      data-at={at && anchorOf(at)}
      data-chosen={isChosen || undefined}
      data-looked={isLooked || undefined}
      onClick={(event) => {
        // A finger looks first; the second tap chooses.
        if (look !== null && isTouch(event.nativeEvent) && !isLooked)
          lookAt(look, event.currentTarget, 'touch')
        else pick(optionKey)
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
