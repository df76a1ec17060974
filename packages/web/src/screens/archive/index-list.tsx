import { type CardText, describe } from '@charterstone/engine'
import { useMemo } from 'react'
import { useGame, useRuleset, useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import { finds } from '../chronicle/finds.ts'
import classes from './archive.module.css'

type IndexListProps = { readonly numbers: readonly number[]; readonly search: string }

/** Everything that has been seen so far, by number. */
export function IndexList({ numbers, search }: IndexListProps) {
  const say = useSay()
  const { catalogue } = useRuleset()
  const words = useWords()
  const { archive } = useGame().view.legacy
  const texts = useMemo(
    () => numbers.map((number) => describe(words, catalogue, number)).filter(isThere),
    [numbers, words, catalogue],
  )
  const shown = texts.filter(({ number, name, type, text }) => finds(search, `${number}`, name, type, text))
  if (shown.length === 0) return <p className={classes.none}>{say('archive.nothing-found')}</p>
  return (
    <ul className={classes.index}>
      {shown.map(({ number, name, type, text, notes }) => (
        <li key={number}>
          <span className={classes.number}>{number}</span>
          <div>
            <h2>
              {name} <small>{type}</small>
              {archive.includes(number) && <em>{say('archive.archived')}</em>}
            </h2>
            {text !== '' && <p>{[text, ...notes].join(' ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function isThere(text: CardText | null): text is CardText {
  return text !== null
}
