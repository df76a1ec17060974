import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useStore } from 'zustand'
import { type GameRef, isSameRef, localRef } from '../session/game-ref.ts'
import type { Session } from '../session/session.ts'
import { SessionProvider, useHostState, useSessionHost } from '../session/session-context.tsx'
import { VillageSound } from '../sound/village-sound.tsx'
import { useSay } from '../words/speech.ts'
import { Button, ButtonLink } from './button.tsx'
import { HandOver } from './hand-over.tsx'
import { Loading } from './loading.tsx'
import { NoticePage } from './notice-page.tsx'
import { PlayNotices } from './play-notices.tsx'

type PlayGateProps = { readonly game: GameRef; readonly children: ReactNode }

/** Opens the campaign of the address before it shows a screen. It stays open between the screens of one campaign. */
export function PlayGate({ game: ref, children }: PlayGateProps) {
  const host = useSessionHost()
  const state = useHostState()
  const { id } = ref
  useEffect(() => void host.open(localRef(id)), [host, id])
  if (state.status === 'closed' || !isSameRef(state.ref, ref)) return <Loading />
  if (state.status === 'refused') return <Refused isMissing={state.problem.code === 'missing'} />
  if (state.status === 'opening') return <Loading />
  return (
    <SessionProvider open={state}>
      <OpenGame session={state.session}>{children}</OpenGame>
    </SessionProvider>
  )
}

type OpenGameProps = { readonly session: Session; readonly children: ReactNode }

function OpenGame({ session, children }: OpenGameProps) {
  const game = useStore(session.game)
  // In small steps, so that the page reacts while the table is drawn for the first time.
  const isDrawn = useDeferredValue(game !== null, false)
  if (game === null || !isDrawn) return <Loading />
  return (
    <>
      <VillageSound />
      {game.waiting?.kind === 'hand-over' ? (
        <HandOver seat={game.waiting.seat} />
      ) : (
        <>
          <PlayNotices />
          {children}
        </>
      )}
    </>
  )
}

function Refused({ isMissing }: { readonly isMissing: boolean }) {
  const say = useSay()
  return (
    <NoticePage
      icon={isMissing ? 'guidepost' : 'candle-out'}
      title={say(isMissing ? 'missing.title' : 'mishap.title')}
      text={say(isMissing ? 'missing.text' : 'mishap.text')}
      actions={
        <>
          {!isMissing && (
            <Button kind="primary" onClick={() => location.reload()}>
              {say('mishap.reload')}
            </Button>
          )}
          <ButtonLink kind={isMissing ? 'primary' : 'plain'} to="/">
            {say('shell.home')}
          </ButtonLink>
        </>
      }
    />
  )
}
