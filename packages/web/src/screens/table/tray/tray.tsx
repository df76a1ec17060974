import { useState } from 'react'
import { anchorOf } from '../../../table/anchor.ts'
import { sideFor, type TrayLayout, type TraySide } from '../../../table/model/tray.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { Deck } from './deck.tsx'
import { Hand, useHeldCards } from './hand.tsx'
import { Mat } from './mat.tsx'
import { Offer } from './offer.tsx'
import classes from './tray.module.css'
import { TrayTabs } from './tray-tabs.tsx'

/** The cards: on offer for all, one's own, or to choose from. With one side at a time, it turns to where an option is. */
export function Tray({ layout }: { readonly layout: TrayLayout }) {
  const { choices, decision } = useTable()
  const [turned, setTurned] = useState<TraySide>('mat')
  const asked = decision === null ? null : sideFor(decision.kind, choices)
  if (layout === 'tabs') {
    const side = asked ?? turned
    return (
      <section data-tray className={classes.tray} data-layout={layout} aria-labelledby={`tray-${side}`}>
        <TrayTabs side={side} onTurn={setTurned} />
        <Side side={side} layout={layout} />
      </section>
    )
  }
  const open = asked === 'offer' ? 'offer' : 'mat'
  const sides: readonly TraySide[] = layout === 'list' && asked === 'hand' ? ['hand', open] : [open, 'hand']
  return (
    <div data-tray className={classes.tray} data-layout={layout}>
      {sides.map((side) => (
        <Group key={side} side={side} layout={layout} />
      ))}
    </div>
  )
}

type SideProps = { readonly side: TraySide; readonly layout: TrayLayout }

/** A side under its heading. */
function Group({ side, layout }: SideProps) {
  const say = useSay()
  const held = useHeldCards().length
  return (
    <section
      className={classes.group}
      data-side={side}
      data-at={side === 'hand' ? anchorOf({ kind: 'hand' }) : undefined}
      aria-labelledby={`tray-${side}`}
    >
      <h2 className={classes.heading} id={`tray-${side}`}>
        {say(`tray.${side}`)}
        {side === 'hand' ? <span className={classes.count}>{held}</span> : <Deck />}
      </h2>
      <Side side={side} layout={layout} />
    </section>
  )
}

function Side({ side, layout }: SideProps) {
  switch (side) {
    case 'mat':
      return <Mat layout={layout} />
    case 'hand':
      return <Hand layout={layout} />
    case 'offer':
      return <Offer layout={layout} />
  }
}
