import { useHostState } from '../session/session-context.tsx'
import { useSay } from '../words/speech.ts'
import { Button, ButtonLink } from './button.tsx'
import { exportGame } from './export-game.ts'
import classes from './notice-page.module.css'

/** Shown instead of a screen that failed. Part of the first load, so it is smaller than NoticePage. */
export function Mishap({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const say = useSay()
  const state = useHostState()
  const game = state.status === 'open' ? state.session.game.getState() : null
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{say('mishap.title')}</h1>
      <p className={classes.text}>{say('mishap.text')}</p>
      <div className={classes.actions}>
        <Button kind="primary" onClick={() => location.reload()}>
          {say('mishap.reload')}
        </Button>
        <Button onClick={onRetry}>{say('mishap.retry')}</Button>
        {game !== null && game.record !== null && (
          <Button onClick={() => void exportGame(game)}>{say('shell.export')}</Button>
        )}
        <ButtonLink to="/">{say('shell.home')}</ButtonLink>
      </div>
      <details className={classes.details}>
        <summary>{say('mishap.details')}</summary>
        <pre>{error.message}</pre>
      </details>
    </main>
  )
}
