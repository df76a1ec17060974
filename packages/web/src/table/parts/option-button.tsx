import { Icon } from '@charterstone/art/icons/icon.tsx'
import { nameOf, sentenceOfOption } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { useSay } from '../../words/speech.ts'
import { type Anchor, anchorOf } from '../anchor.ts'
import { keyLookedAt, type Subject, useAttention, useAttentionActions } from '../attention.ts'
import type { Choice } from '../model/target.ts'
import { useOpenThing } from '../open-thing.ts'
import { usePick } from '../pick.ts'
import { useTablePart } from '../table-context.tsx'
import classes from './option-button.module.css'

type OptionButtonProps = {
  readonly choice: Choice
  readonly className?: string | undefined
  /** Its address, for tokens that fly there. */
  readonly at?: Anchor
  /** What to look at closely; the option itself unless something else is given, nothing for null. */
  readonly subject?: Subject | null
  /** The card that it stands for. Its detail opens by the button on it, by a tap and by a secondary click. */
  readonly card?: number
  readonly children: ReactNode
}

/** Something on the table that is an answer now: it glows, and a press chooses it. */
export function OptionButton({ choice, className, at, subject, card, children }: OptionButtonProps) {
  const cast = useTablePart((table) => table.cast)
  const { attentionProps, lookAt, lookNowhere } = useAttentionActions()
  const openThing = useOpenThing()
  const pick = usePick()
  const { key, option } = choice
  const isChosen = useAttention(({ chosen }) => chosen === key)
  const look = subject === undefined ? ({ kind: 'option', key } as const) : subject
  const isLooked = useAttention((attention) => keyLookedAt(attention.subject) === key)
  const onDetail =
    card === undefined
      ? undefined
      : () => {
          lookNowhere()
          openThing(card)
        }
  const button = (
    <button
      type="button"
      className={[className, classes.option].filter(Boolean).join(' ')}
      aria-label={sentenceOfOption(cast, option)}
      data-option={key}
      data-at={at && anchorOf(at)}
      data-chosen={isChosen || undefined}
      data-looked={isLooked || undefined}
      data-detail={onDetail !== undefined || undefined}
      onClick={(event) => {
        // A finger looks first; the second tap chooses.
        if (!isTouch(event.nativeEvent)) pick(key)
        else if (onDetail !== undefined) onDetail()
        else if (look === null || isLooked) pick(key)
        else lookAt(look, event.currentTarget, 'touch')
      }}
      onContextMenu={onDetail && ((event) => opened(event, onDetail))}
      {...(look === null ? {} : attentionProps(look))}
    >
      {children}
    </button>
  )
  if (card === undefined || onDetail === undefined) return button
  return (
    <span className={classes.place}>
      {button}
      <DetailButton card={card} onOpen={onDetail} />
    </span>
  )
}

type DetailButtonProps = { readonly card: number; readonly onOpen: () => void }

/** On a card that is an answer, a press chooses; this button on it opens its detail. */
function DetailButton({ card, onOpen }: DetailButtonProps) {
  const say = useSay()
  const words = useTablePart((table) => table.words)
  const said = say('card.detail', { name: nameOf(words, card) })
  return (
    <button
      type="button"
      className={classes.detail}
      aria-label={said}
      aria-haspopup="dialog"
      data-hint={said}
      data-detail-of={card}
      onClick={onOpen}
    >
      <Icon name="info" size={16} />
    </button>
  )
}

/** A secondary click, or a long press, opens the detail instead of the menu of the browser. */
export function opened(event: { readonly preventDefault: () => void }, onDetail: () => void): void {
  event.preventDefault()
  onDetail()
}

export function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}
