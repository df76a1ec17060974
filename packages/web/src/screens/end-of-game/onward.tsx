import { LAST_GAME } from '@charterstone/engine'
import { useSession } from '../../session/session-context.tsx'
import { useGame } from '../../session/use-game.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { useSay } from '../../words/speech.ts'
import classes from './end-of-game.module.css'

/** What comes next: pack up, then the next game; after the last one the reckoning of the whole campaign. */
export function Onward({ isLaterOn }: { readonly isLaterOn: boolean }) {
  const say = useSay()
  const { ref, view, canGoOn } = useGame()
  const { packUp, startGame } = useSession()
  const { phase, legacy } = view
  // The twelfth game leads to the reckoning; later games follow each other directly.
  const isCampaignOver = legacy.history.at(-1)?.game === LAST_GAME
  return (
    <div className={classes.onward}>
      <ButtonLink to={pathOf('log', ref)}>{say('moves.whole')}</ButtonLink>
      {legacy.mode !== 'single' && (
        <ButtonLink
          to={pathOf('campaign', ref)}
          kind={isCampaignOver && phase === 'between' ? 'primary' : 'plain'}
        >
          {say(isCampaignOver ? 'end.reckoning' : 'book.campaign')}
        </ButtonLink>
      )}
      {phase === 'playing' && !isLaterOn && <span className={classes.open}>{say('end.still-open')}</span>}
      {ref.kind === 'table' && phase === 'between' && legacy.mode !== 'single' && (
        <ButtonLink to={pathOf('seats', ref)}>{say('seats.come-and-go')}</ButtonLink>
      )}
      {canGoOn && phase === 'finished' && (
        <Button kind="primary" onClick={() => void packUp()}>
          {say('table.pack-up')}
        </Button>
      )}
      {phase === 'between' && legacy.mode === 'single' && (
        <ButtonLink kind="primary" to={ref.kind === 'table' ? '/online' : pathOf('single')}>
          {say('end.another')}
        </ButtonLink>
      )}
      {canGoOn && phase === 'between' && legacy.mode !== 'single' && (
        <Button
          kind={isCampaignOver ? 'plain' : 'primary'}
          onClick={() => {
            void startGame()
            navigate(pathOf('play', ref))
          }}
        >
          {legacy.game > LAST_GAME ? say('end.play-on') : say('table.next-game', { game: legacy.game })}
        </Button>
      )}
    </div>
  )
}
