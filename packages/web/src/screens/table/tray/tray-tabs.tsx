import { Icon } from '@charterstone/art/icons/icon.tsx'
import { anchorOf } from '../../../table/anchor.ts'
import type { TraySide } from '../../../table/model/tray.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { Deck } from './deck.tsx'
import { useHeldCards } from './hand.tsx'
import classes from './tray.module.css'

type TrayTabsProps = { readonly side: TraySide; readonly onTurn: (side: TraySide) => void }

/** The headings of both sides; a press turns the tray. Beside them, the deck while its top card is an answer. */
export function TrayTabs({ side, onTurn }: TrayTabsProps) {
  const say = useSay()
  const { choices, view } = useTable()
  const held = useHeldCards().length
  const hasTop = choices.some(({ option }) => option.kind === 'top-card')
  return (
    <div className={classes.tabs}>
      <h2 className={classes.tabHeading}>
        <button
          type="button"
          id={side === 'offer' ? 'tray-offer' : 'tray-mat'}
          className={classes.tab}
          aria-pressed={side !== 'hand'}
          aria-label={say('tray.mat-and-deck', { count: view.table.deckSize })}
          data-hint={say('tray.mat-and-deck', { count: view.table.deckSize })}
          data-at={hasTop ? undefined : anchorOf({ kind: 'deck' })}
          onClick={() => onTurn('mat')}
        >
          {say('tray.mat')}
          {!hasTop && (
            <span className={classes.count}>
              <Icon name="deck" size={15} />
              {view.table.deckSize}
            </span>
          )}
        </button>
      </h2>
      {hasTop && <Deck />}
      <h2 className={classes.tabHeading}>
        <button
          type="button"
          id="tray-hand"
          className={classes.tab}
          aria-pressed={side === 'hand'}
          aria-label={say('tray.hand-count', { count: held })}
          data-hint={say('tray.hand-count', { count: held })}
          data-at={anchorOf({ kind: 'hand' })}
          onClick={() => onTurn(side === 'hand' ? 'mat' : 'hand')}
        >
          {say('tray.hand')}
          <span className={classes.count}>
            <Icon name="card" size={15} />
            {held}
          </span>
        </button>
      </h2>
    </div>
  )
}
