import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { type CharterRecord, describe, nameOf } from '@charterstone/engine'
import { useReadable, useRuleset, useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import { ThingLink } from '../things/thing-link.tsx'
import classes from './chest.module.css'

type PersonasProps = { readonly record: CharterRecord }

/** Who may be sent to the table, and who has been. */
export function Personas({ record }: PersonasProps) {
  const say = useSay()
  const { used, chest, special } = record
  const people = [...new Set([...chest, special, ...used])].filter((number) => number > 0)
  return (
    <section>
      <h2 className={classes.heading}>
        {say('chest.personas')}
        <span className={classes.note}>{say('chest.used', { used: used.length, all: people.length })}</span>
      </h2>
      <ul className={classes.people}>
        {people.map((number) => (
          <Persona key={number} number={number} isUsed={used.includes(number)} />
        ))}
      </ul>
    </section>
  )
}

function Persona({ number, isUsed }: { readonly number: number; readonly isUsed: boolean }) {
  const say = useSay()
  const { catalogue } = useRuleset()
  const words = useWords()
  const { flavour } = useReadable()
  return (
    <li className={classes.persona} data-used={isUsed}>
      <div className={classes.portrait}>
        <Portrait number={number} size="100%" />
      </div>
      <div className={classes.about}>
        <h3>
          <ThingLink number={number} isWide>
            {nameOf(words, number)}
          </ThingLink>
        </h3>
        <p>{describe(words, catalogue, number)?.text}</p>
        {flavour[number] !== undefined && <p className={classes.flavour}>{flavour[number]}</p>}
        <p className={classes.mark} data-on={isUsed}>
          <Icon name={isUsed ? 'check' : 'persona'} size={16} />
          {isUsed ? say('chest.was-used') : say('chest.not-used')}
        </p>
      </div>
    </li>
  )
}
