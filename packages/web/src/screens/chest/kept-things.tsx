import { Icon } from '@charterstone/art/icons/icon.tsx'
import { type CharterRecord, GOODS, nameOf } from '@charterstone/engine'
import { useCatalogue, useGame, useWords } from '../../session/use-game.ts'
import { iconOfThing } from '../../table/parts/icon-of-thing.ts'
import { amountOf } from '../../table/parts/noun.ts'
import { useSay } from '../../words/speech.ts'
import { ThingLink } from '../things/thing-link.tsx'
import classes from './chest.module.css'

/** The contents of the chest between two games. During a game they are on the table. */
export function KeptThings({ record: { keptGoods, keptCards } }: { readonly record: CharterRecord }) {
  const say = useSay()
  const { phase } = useGame().view
  const catalogue = useCatalogue()
  const words = useWords()
  const goods = GOODS.flatMap((good, index) => {
    const count = keptGoods[index] ?? 0
    return count > 0 ? [{ good, count }] : []
  })
  if (phase !== 'between' || goods.length + keptCards.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{say('chest.kept')}</h2>
      <ul className={classes.kept}>
        {goods.map(({ good, count }) => (
          <li key={good}>
            <Icon name={good} size={20} />
            {amountOf(words, good, count)}
          </li>
        ))}
        {keptCards.map((card) => (
          <li key={card}>
            <Icon name={iconOfThing(catalogue, card)} size={20} />
            <ThingLink number={card}>{nameOf(words, card)}</ThingLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
