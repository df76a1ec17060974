import { describe, nameOf } from '@charterstone/engine'
import { Portrait } from '../../../art/portraits/portrait.tsx'
import { useReadable } from '../../../session/use-game.ts'
import { useSay } from '../../../words/speech.ts'
import { OptionButton } from '../decision/option-button.tsx'
import { useTable } from '../table-context.tsx'
import classes from './surface.module.css'

/** Personas to choose from, with their faces and what they do. */
export function PersonaCards() {
  const { choices, words, catalogue, view } = useTable()
  const { flavour } = useReadable()
  const used = view.legacy.charters.flatMap((record) => record.used)
  return (
    <div className={classes.cards}>
      {choices.flatMap(({ key, target }) => {
        if (target.kind !== 'card') return []
        const { card } = target
        const line = flavour[card]
        return (
          <OptionButton key={key} optionKey={key} className={classes.card} subject={null}>
            <span className={classes.portrait}>
              <Portrait number={card} />
            </span>
            <span className={classes.name}>{nameOf(words, card)}</span>
            {used.includes(card) && <UsedMark />}
            <span className={classes.text}>{describe(words, catalogue, card)?.text}</span>
            {line !== undefined && <span className={classes.motto}>{line}</span>}
          </OptionButton>
        )
      })}
    </div>
  )
}

/** A persona that has been used scores at the end of the campaign. */
function UsedMark() {
  const say = useSay()
  return <span className={classes.kind}>{say('persona.used')}</span>
}
