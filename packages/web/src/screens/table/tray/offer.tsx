import { cardLookOf, offeredCards, type TrayLayout } from '../../../table/model/tray.ts'
import { MiniCard } from '../../../table/parts/mini-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import classes from './tray.module.css'

/** Cards from the deck, the discard pile or looked at in secret, while one of them is chosen. */
export function Offer({ layout }: { readonly layout: TrayLayout }) {
  const cards = offeredCards(useTable().choices)
  const look = cardLookOf(layout, 'offer', cards.length)
  return (
    <div className={classes.cards} data-look={look} data-offer>
      {cards.map(({ choice, card }) => (
        <MiniCard key={choice.key} card={card} place="offer" choice={choice} look={look} />
      ))}
    </div>
  )
}
