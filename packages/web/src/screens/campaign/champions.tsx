import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import { useMemo } from 'react'
import { useGame, useRuleset } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './campaign.module.css'

/** Who has won the campaign, once it is over; their founders stand beside them. */
export function Champions() {
  const say = useSay()
  const { engine } = useRuleset()
  const { view } = useGame()
  const { isCampaignOver, champions, campaign } = useMemo(() => engine.result(view), [engine, view])
  if (!isCampaignOver || champions.length === 0) return null
  const names = champions.map(
    (champion) => view.legacy.seats.find(({ charter }) => charter === champion)?.name ?? '',
  )
  const best = Math.max(...champions.map((champion) => campaign[champion]?.total ?? 0))
  return (
    <section className={classes.champions}>
      {champions.map((charter) => (
        <span key={charter} className={classes.champion}>
          <Portrait number={FIRST_FOUNDER + charter} size={104} />
          <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={36} />
        </span>
      ))}
      <div>
        <p className={classes.eyebrow}>
          <Icon name="trophy" size={20} />
          {say('campaign.over')}
        </p>
        <h2>
          {say('campaign.champions', {
            names,
            count: names.length,
            total: best,
          })}
        </h2>
      </div>
    </section>
  )
}

/** The founders have the numbers 200 to 205, in the order of the charters. */
const FIRST_FOUNDER = 200
