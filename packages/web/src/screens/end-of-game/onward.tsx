import { LAST_GAME } from '@charterstone/engine'
import { useSession } from '../../session/session-context.tsx'
import { useGame } from '../../session/use-game.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { weekOfGame } from '../../weekly/weekly-game.ts'
import { useSay } from '../../words/speech.ts'
import classes from './end-of-game.module.css'
import { Waiting } from './waiting.tsx'

/** What comes next, in one press: the next game, or after the last one the reckoning of the whole campaign. */
export function Onward({ isLaterOn }: { readonly isLaterOn: boolean }) {
  const say = useSay()
  const { ref, view, record } = useGame()
  const { phase, legacy } = view
  const isCampaign = legacy.mode !== 'single' && record?.fork === undefined
  return (
    <div className={classes.onward}>
      {phase === 'playing' && !isLaterOn && <Waiting />}
      <ButtonLink to={pathOf('log', ref)}>{say('moves.whole')}</ButtonLink>
      {(isLaterOn || phase !== 'playing') && record?.fork === undefined && (
        <ButtonLink to={pathOf('review', ref)}>{say('book.review')}</ButtonLink>
      )}
      {phase !== 'playing' && isCampaign && !isReckoned(legacy.history) && (
        <ButtonLink to={pathOf('campaign', ref)}>{say('book.campaign')}</ButtonLink>
      )}
      {ref.kind === 'table' && phase === 'between' && isCampaign && (
        <ButtonLink to={pathOf('seats', ref)}>{say('seats.come-and-go')}</ButtonLink>
      )}
      {phase !== 'playing' && <Next />}
    </div>
  )
}

/** The twelfth game leads to the reckoning; later games follow each other directly. */
function isReckoned(history: readonly { readonly game: number }[]): boolean {
  return history.at(-1)?.game === LAST_GAME
}

/** The table is packed up on the way. */
function Next() {
  const say = useSay()
  const { ref, view, record, canGoOn } = useGame()
  const { packUp, startGame } = useSession()
  const { phase, legacy } = view
  const leave = async (to: string) => {
    if (phase === 'finished' && canGoOn) await packUp()
    navigate(to)
  }
  const playOn = async () => {
    if (phase === 'finished') await packUp()
    await startGame()
    navigate(pathOf('play', ref))
  }
  if (record !== null && weekOfGame(record) !== null) {
    return (
      <Button kind="primary" onClick={() => void leave(pathOf('weekly'))}>
        {say('end.share-week')}
      </Button>
    )
  }
  if (record?.fork !== undefined) {
    return (
      <Button kind="primary" data-to-fork onClick={() => void leave(pathOf('review', ref))}>
        {say('end.compare')}
      </Button>
    )
  }
  if (legacy.mode === 'single') {
    return (
      <Button kind="primary" onClick={() => void leave(ref.kind === 'table' ? '/online' : pathOf('single'))}>
        {say('end.another')}
      </Button>
    )
  }
  const isOver = isReckoned(legacy.history)
  const next = phase === 'finished' ? legacy.game + 1 : legacy.game
  return (
    <>
      {canGoOn && phase === 'finished' && !isOver && (
        <Button data-pack-up onClick={() => (ref.kind === 'table' ? void packUp() : void leave('/'))}>
          {say('table.pack-up')}
        </Button>
      )}
      {canGoOn && (
        <Button kind={isOver ? 'plain' : 'primary'} data-next-game onClick={() => void playOn()}>
          {next > LAST_GAME ? say('end.play-on') : say('end.next-game', { game: next })}
        </Button>
      )}
      {isOver && (
        <Button kind="primary" onClick={() => void leave(pathOf('campaign', ref))}>
          {say('end.reckoning')}
        </Button>
      )}
    </>
  )
}
