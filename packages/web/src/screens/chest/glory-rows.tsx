import { Icon } from '@charterstone/art/icons/icon.tsx'
import { fixed } from '@charterstone/art/ink/fixed.ts'
import { type CharterRecord, format, GLORY_ROWS } from '@charterstone/engine'
import { useGame, useWords } from '../../session/use-game.ts'
import { isBonusKnown } from '../../table/model/glory-bonus.ts'
import { useSay } from '../../words/speech.ts'
import classes from './chest.module.css'

const STARS = 6
const PLACES = Array.from({ length: STARS }, (_, star) => star)
/** The nine rows of stars, and what a full one gives in every later game. */
export function GloryRows({ record: { glory, extraGlory } }: { readonly record: CharterRecord }) {
  const say = useSay()
  const words = useWords()
  const { legacy } = useGame().view
  const total = glory.reduce((sum, stars) => sum + stars, extraGlory)
  return (
    <section>
      <h2 className={classes.heading}>
        {words.rules.glory.name}
        <span className={classes.note}>{say('chest.stars', { stars: total })}</span>
      </h2>
      <ul className={classes.rows}>
        {GLORY_ROWS.map((row) => {
          const stars = glory[row - 1] ?? 0
          return (
            <li key={row} data-full={stars >= STARS}>
              <span>{isBonusKnown(legacy, row) ? format(words, `glory.${row}`) : say('stars.secret')}</span>
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
