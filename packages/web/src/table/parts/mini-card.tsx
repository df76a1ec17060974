import { nameOf, sentenceOfReason } from '@charterstone/engine'
import { memo } from 'react'
import { anchorOf, type CardPlace } from '../anchor.ts'
import { useAttentionActions } from '../attention.ts'
import { textOfCard } from '../model/card-text.ts'
import { type Choice, reasonOfCard } from '../model/target.ts'
import { useOpenThing } from '../open-thing.ts'
import { useTablePart } from '../table-context.tsx'
import { CardFace, type CardLook } from './card-face.tsx'
import classes from './mini-card.module.css'
import { OptionCard } from './option-card.tsx'

type MiniCardProps = {
  readonly card: number
  /** The choice that it stands for now; null for none. */
  readonly choice: Choice | null
  /** Where it lies. */
  readonly place: CardPlace
  readonly look?: CardLook
}

/** A card on the table. A press opens its detail; as an option it has a button that chooses it. */
export const MiniCard = memo(function MiniCard({ card, choice, place, look = 'small' }: MiniCardProps) {
  const words = useTablePart((table) => table.words)
  const catalogue = useTablePart((table) => table.catalogue)
  const reason = useTablePart(({ closed }) => reasonOfCard(closed, card))
  const { attentionProps, lookNowhere } = useAttentionActions()
  const openThing = useOpenThing()
  const at = { kind: place, card } as const
  const subject = { kind: 'card', card, key: choice?.key ?? null } as const
  const text = textOfCard(words, catalogue, card)
  const why = reason === undefined ? '' : sentenceOfReason(words, reason)
  const said = [nameOf(words, card), text?.type, text?.text, why].filter(Boolean).join('. ')
  const open = () => {
    lookNowhere()
    openThing(card)
  }
  if (choice !== null) {
    return (
      <OptionCard
        className={classes.card}
        card={card}
        choice={choice}
        at={at}
        subject={subject}
        said={said}
        isRoomy={look === 'row'}
      >
        <CardFace card={card} look={look} />
      </OptionCard>
    )
  }
  return (
    <button
      type="button"
      className={classes.card}
      data-at={anchorOf(at)}
      data-card={card}
      aria-label={said}
      aria-haspopup="dialog"
      data-closed={reason !== undefined || undefined}
      onClick={open}
      {...attentionProps(subject)}
    >
      <CardFace card={card} look={look} />
    </button>
  )
})
