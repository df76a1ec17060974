import { type CardText, describe } from '@charterstone/engine'
import { useMemo } from 'react'
import { useCatalogue, useGame, useWords } from '../../session/use-game.ts'
import { faceOf } from '../../table/model/card-face.ts'
import { PictureOfThing } from '../../table/parts/card-detail.tsx'
import { CardSign } from '../../table/parts/card-sign.tsx'
import { useSay } from '../../words/speech.ts'
import { finds } from '../chronicle/finds.ts'
import { ThingLink } from '../things/thing-link.tsx'
import classes from './archive.module.css'

type IndexListProps = { readonly numbers: readonly number[]; readonly search: string }

/** Everything that has been seen so far, by number. */
export function IndexList({ numbers, search }: IndexListProps) {
  const say = useSay()
  const catalogue = useCatalogue()
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
          <span className={classes.picture}>
            <PictureOfThing number={number} />
            <span className={classes.number}>{number}</span>
          </span>
          <div>
            <h2>
              <ThingLink number={number} isWide>
                {name}
              </ThingLink>{' '}
              <small>{type}</small>
              {archive.includes(number) && <em>{say('archive.archived')}</em>}
            </h2>
            <BuildingSign number={number} />
            {text !== '' && <p>{[text, ...notes].join(' ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is paid and gained at a building; nothing for other cards. */
export function BuildingSign({ number }: { readonly number: number }) {
  const face = faceOf(useCatalogue(), number)
  return face === null || face.building === null ? null : <CardSign face={face} size={16} hasBuild={false} />
}

function isThere(text: CardText | null): text is CardText {
  return text !== null
}
