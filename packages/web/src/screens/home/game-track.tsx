import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { Summary } from '../../data/summary.ts'
import { useSay } from '../../words/speech.ts'
import classes from './card.module.css'
import { isCampaignOver } from './village-name.ts'

const GAMES = 12

/** The twelve evenings: behind, now, to come. */
export function GameTrack({ summary }: { readonly summary: Summary }) {
  const say = useSay()
  const { mode, game } = summary
  if (mode === 'single') return null
  const now = isCampaignOver(summary) ? GAMES + 1 : game
  return (
    <div
      className={classes.track}
      role="img"
      aria-label={say('home.game-of', { game: Math.min(now, GAMES) })}
    >
      {Array.from({ length: GAMES }, (_, index) => {
        const number = index + 1
        return (
          <span key={number} data-when={number < now ? 'done' : number === now ? 'now' : 'later'}>
            {number < now ? <Icon name="check" size={16} /> : number}
          </span>
        )
      })}
    </div>
  )
}
