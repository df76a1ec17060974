import { Icon } from '@charterstone/art/icons/icon.tsx'
import { anchorOf } from '../../../table/anchor.ts'
import { OptionButton } from '../../../table/parts/option-button.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './tray.module.css'

/** How many cards are left in the deck; a button while its top card is an answer. */
export function Deck() {
  const { choices } = useTable()
  const top = choices.find(({ option }) => option.kind === 'top-card')
  return top === undefined ? (
    <span className={classes.count} data-at={anchorOf({ kind: 'deck' })}>
      <Left />
    </span>
  ) : (
    <OptionButton choice={top} className={classes.deck} at={{ kind: 'deck' }}>
      <Left />
    </OptionButton>
  )
}

export function Left() {
  const say = useSay()
  const { deckSize } = useTable().view.table
  return (
    <>
      <Icon name="deck" size={15} />
      {say('tray.left', { count: deckSize })}
    </>
  )
}
