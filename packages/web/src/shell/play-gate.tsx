import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useSession } from '../session/game.ts'
import { type GameRef, isSameRef, localRef } from '../session/game-ref.ts'
import { closeCampaign, openCampaign } from '../session/open-campaign.ts'
import { useSay } from '../words/speech.ts'
import { Button, ButtonLink } from './button.tsx'
import { HandOver } from './hand-over.tsx'
import { Loading } from './loading.tsx'
import classes from './notice-page.module.css'
import { PlayNotices } from './play-notices.tsx'
import { routeOf } from './route.ts'

/** The campaign can be read while the screen that shows it is still being fetched. */
export function prepare(id: string): void {
  void openCampaign(id)
}

/** Opens the campaign of the address before anything below is shown, and closes it when the person leaves. */
export function PlayGate({ game: ref, children }: { readonly game: GameRef; readonly children: ReactNode }) {
  const { id } = ref
  const say = useSay()
  const status = useSession((session) => session.status)
  const game = useSession((session) => session.game)
  // In small steps, so that the page hears whatever else happens while the table is drawn for the first time.
  const isDrawn = useDeferredValue(game !== null && isSameRef(game.ref, ref), false)
  useEffect(() => {
    void openCampaign(id)
    return () => {
      // Between the pages of one campaign it stays open.
      const route = routeOf(location.pathname)
      if (!('ref' in route) || !isSameRef(route.ref, localRef(id))) closeCampaign()
    }
  }, [id])
  if (status === 'missing' || status === 'failed') {
    const isMissing = status === 'missing'
    return (
      <main className={classes.page}>
        <h1 className={classes.title}>{say(isMissing ? 'missing.title' : 'mishap.title')}</h1>
        <p className={classes.text}>{say(isMissing ? 'missing.text' : 'mishap.text')}</p>
        <div className={classes.actions}>
          <ButtonLink kind="primary" to="/">
            {say('shell.home')}
          </ButtonLink>
          {!isMissing && <Button onClick={() => location.reload()}>{say('mishap.reload')}</Button>}
        </div>
      </main>
    )
  }
  if (game === null || !isSameRef(game.ref, ref) || !isDrawn) return <Loading />
  if (game.waiting?.kind === 'hand-over') return <HandOver seat={game.waiting.seat} />
  return (
    <>
      <PlayNotices />
      {children}
    </>
  )
}
