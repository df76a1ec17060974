import { offeredCards } from '../../../table/model/tray.ts'
import { MiniCard } from '../../../table/parts/mini-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import classes from './tray.module.css'

const FULL = 5

/** Cards from the deck, the discard pile or looked at in secret, while one of them is chosen. */
export function Offer() {
  const cards = offeredCards(useTable().choices)
  const isFlat = cards.length > FULL
  return (
    <div className={classes.offer} data-flat={isFlat || undefined}>
      {cards.map(({ choice, card }) => (
        <MiniCard key={choice.key} card={card} at={{ kind: 'offer', card }} choice={choice} isFlat={isFlat} />
      ))}
    </div>
  )
}
