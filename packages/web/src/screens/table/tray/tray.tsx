import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { useState } from 'react'
import { anchorOf } from '../../../table/anchor.ts'
import { sideFor, type TraySide } from '../../../table/model/tray.ts'
import { OptionButton } from '../../../table/parts/option-button.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { Hand } from './hand.tsx'
import { Mat } from './mat.tsx'
import { Offer } from './offer.tsx'
import classes from './tray.module.css'

/** The cards: the mat, the own hand, or what is offered. It turns to the side on which an option is. */
export function Tray() {
  const say = useSay()
  const { choices, game, view, decision } = useTable()
  const [turned, setTurned] = useState<TraySide>('mat')
  const side = (decision === null ? null : sideFor(decision.kind, choices)) ?? turned
  const own = view.table.seats[game.seat]
  const held = (own?.cards.length ?? 0) + (own?.objectives.length ?? 0)
  const { deckSize } = view.table
  const top = choices.find(({ option }) => option.kind === 'top-card')
  return (
    <section data-tray className={classes.tray} aria-label={say(`tray.${side}`)}>
      {side === 'mat' ? <Mat /> : side === 'hand' ? <Hand /> : <Offer />}
      <div className={classes.tabs}>
        {top === undefined ? (
          <button
            type="button"
            className={classes.tab}
            data-at={anchorOf({ kind: 'deck' })}
            aria-pressed={side === 'mat'}
            aria-label={say('tray.mat-and-deck', { count: deckSize })}
            data-hint={say('tray.mat-and-deck', { count: deckSize })}
            onClick={() => setTurned('mat')}
          >
            <Pile icon="deck" count={deckSize} word={say('tray.left')} />
          </button>
        ) : (
          <OptionButton choice={top} className={classes.tab} at={{ kind: 'deck' }}>
            <Pile icon="deck" count={deckSize} word={say('tray.left')} />
          </OptionButton>
        )}
        <button
          type="button"
          className={classes.tab}
          data-at={anchorOf({ kind: 'hand' })}
          aria-pressed={side === 'hand'}
          aria-label={say('tray.hand-count', { count: held })}
          data-hint={say('tray.hand-count', { count: held })}
          onClick={() => setTurned(side === 'hand' ? 'mat' : 'hand')}
        >
          <Pile icon="card" count={held} word={say('tray.yours')} />
        </button>
      </div>
    </section>
  )
}

type PileProps = { readonly icon: IconName; readonly count: number; readonly word: string }

function Pile({ icon, count, word }: PileProps) {
  return (
    <>
      <span className={classes.pile}>
        <Icon name={icon} size={17} />
        <b>{count}</b>
      </span>
      <span className={classes.word}>{word}</span>
    </>
  )
}
