import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { describe, nameOf, sentenceOfReason } from '@charterstone/engine'
import { useReadable } from '../../../session/use-game.ts'
import { useOpenThing } from '../../../table/open-thing.ts'
import { OptionCard } from '../../../table/parts/option-card.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './surface.module.css'

/** Personas to choose from, with their faces and what they do. */
export function PersonaCards() {
  const { choices, closed, words } = useTable()
  const openThing = useOpenThing()
  return (
    <div className={classes.cards}>
      {choices.flatMap((choice) => {
        const { key, target } = choice
        if (target.kind !== 'card') return []
        return (
          <OptionCard
            key={key}
            choice={choice}
            className={classes.card}
            subject={null}
            card={target.card}
            isRoomy
          >
            <PersonaFace card={target.card} />
          </OptionCard>
        )
      })}
      {closed.flatMap(({ key, target, reason }) => {
        if (target.kind !== 'card') return []
        return (
          <button
            key={key}
            type="button"
            className={classes.card}
            data-closed
            aria-haspopup="dialog"
            onClick={() => openThing(target.card)}
          >
            <PersonaFace card={target.card} />
            <span className={classes.why}>{sentenceOfReason(words, reason)}</span>
          </button>
        )
      })}
    </div>
  )
}

function PersonaFace({ card }: { readonly card: number }) {
  const { words, catalogue, view } = useTable()
  const line = useReadable().flavour[card]
  return (
    <>
      <span className={classes.portrait}>
        <Portrait number={card} />
      </span>
      <span className={classes.name}>{nameOf(words, card)}</span>
      {view.legacy.charters.some(({ used }) => used.includes(card)) && <UsedMark />}
      <span className={classes.text}>{describe(words, catalogue, card)?.text}</span>
      {line !== undefined && <span className={classes.motto}>{line}</span>}
    </>
  )
}

/** A persona that has been used scores at the end of the campaign. */
function UsedMark() {
  const say = useSay()
  return <span className={classes.kind}>{say('persona.used')}</span>
}
