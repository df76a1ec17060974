import { Icon } from '@charterstone/art/icons/icon.tsx'
import { fixed } from '@charterstone/art/ink/fixed.ts'
import { type CharterRecord, format, type MessageKey } from '@charterstone/engine'
import { useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './chest.module.css'

const STARS = 6
const PLACES = Array.from({ length: STARS }, (_, star) => star)
const BONUSES = [
  'glory.1',
  'glory.2',
  'glory.3',
  'glory.4',
  'glory.5',
  'glory.6',
  'glory.7',
  'glory.8',
  'glory.9',
] as const satisfies readonly MessageKey[]

/** The nine rows of stars, and what a full one gives in every later game. */
export function GloryRows({ record: { glory, extraGlory } }: { readonly record: CharterRecord }) {
  const say = useSay()
  const words = useWords()
  const total = glory.reduce((sum, stars) => sum + stars, extraGlory)
  return (
    <section>
      <h2 className={classes.heading}>
        {words.rules.glory.name}
        <span className={classes.note}>{say('chest.stars', { stars: total })}</span>
      </h2>
      <ul className={classes.rows}>
        {BONUSES.map((key, row) => {
          const stars = glory[row] ?? 0
          return (
            <li key={key} data-full={stars >= STARS}>
              <span>{format(words, key)}</span>
              <span role="img" aria-label={say('chest.stars-of', { stars, all: STARS })}>
                {fixed(PLACES.map((star) => starOf(star < stars)))}
              </span>
            </li>
          )
        })}
      </ul>
      {extraGlory > 0 && <p className={classes.note}>{say('chest.beyond', { stars: extraGlory })}</p>}
    </section>
  )
}

function starOf(isFilled: boolean) {
  return <Icon name={isFilled ? 'glory' : 'glory-empty'} size={20} />
}
