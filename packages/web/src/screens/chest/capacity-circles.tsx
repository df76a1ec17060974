import { Icon } from '@charterstone/art/icons/icon.tsx'
import { fixed } from '@charterstone/art/ink/fixed.ts'
import { CAPACITIES, type CharterRecord } from '@charterstone/engine'
import { useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './chest.module.css'

const MAX = 4
const CIRCLES = Array.from({ length: MAX }, (_, circle) => circle)

/** How much of each kind may be kept after a game. */
export function CapacityCircles({ record: { capacity } }: { readonly record: CharterRecord }) {
  const say = useSay()
  const words = useWords()
  return (
    <section>
      <h2 className={classes.heading}>{words.rules.capacity.name}</h2>
      <ul className={classes.rows}>
        {CAPACITIES.map((kind) => (
          <li key={kind}>
            <span className={classes.kind}>
              <Icon name={`capacity-${kind}`} size={22} />
              {say(`chest.${kind}`)}
            </span>
            <span role="img" aria-label={say('chest.of', { count: capacity[kind], all: MAX })}>
              {fixed(CIRCLES.map((circle) => circleOf(circle < capacity[kind])))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function circleOf(isFilled: boolean) {
  return <span className={classes.circle} data-filled={isFilled} />
}
