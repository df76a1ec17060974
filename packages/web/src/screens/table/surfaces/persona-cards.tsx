import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { describe, nameOf } from '@charterstone/engine'
import { useReadable } from '../../../session/use-game.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { CardChoices } from './card-choices.tsx'
import classes from './surface.module.css'

/** Personas to choose from, with their faces and what they do. */
export function PersonaCards() {
  return <CardChoices Face={PersonaFace} />
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
