import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { Summary } from '../../data/summary.ts'
import { useSay } from '../../words/speech.ts'
import classes from './card.module.css'

/** Who has what: glory of the campaign, or points of the game on the table. */
export function Standing({ summary }: { readonly summary: Summary }) {
  const say = useSay()
  const isGlory = summary.seats.some(({ glory }) => glory > 0)
  return (
    <ul className={classes.standing} aria-label={say('home.standing')}>
      {summary.seats.map(({ charter, name, glory, vp }) => {
        const points = isGlory ? say('home.stars', { stars: glory }) : say('home.vp', { vp })
        return (
          <li key={charter} title={`${name}: ${points}`}>
            <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={26} title={name} />
            <Icon name={isGlory ? 'glory' : 'vp'} size={18} />
            <span aria-hidden="true">{isGlory ? glory : vp}</span>
            <span className="visually-hidden">{points}</span>
          </li>
        )
      })}
    </ul>
  )
}
