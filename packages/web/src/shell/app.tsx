import { Suspense, useEffect } from 'react'
import { SessionHostProvider, useSessionHost } from '../session/session-context.tsx'
import type { SessionHost } from '../session/session-host.ts'
import { useSay } from '../words/speech.ts'
import { Questions } from './ask.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Loading } from './loading.tsx'
import { useRoute } from './router.ts'
import { gateOf, screenOf } from './screens.ts'
import { Toasts } from './toast.tsx'

/** `host` opens the games of the addresses. */
export function App({ host }: { readonly host: SessionHost }) {
  const say = useSay()
  const route = useRoute()
  return (
    <SessionHostProvider host={host}>
      <CloseGame />
      <a className="skip-link" href="#content">
        {say('shell.skip')}
      </a>
      <ErrorBoundary attempt={JSON.stringify(route)}>
        <Suspense fallback={<Loading />}>
          <div id="content" className="content">
            <Screen />
          </div>
        </Suspense>
      </ErrorBoundary>
      <Questions />
      <Toasts />
    </SessionHostProvider>
  )
}

/** Leaves the open game when the address does. An error on a screen leaves it open, so that it can be exported. */
function CloseGame() {
  const host = useSessionHost()
  const isInGame = 'ref' in useRoute()
  useEffect(() => {
    if (!isInGame) host.close()
  }, [host, isInGame])
  return null
}

function Screen() {
  const route = useRoute()
  const Shown = screenOf(route.name)
  if (!('ref' in route)) return <Shown />
  const Gate = gateOf(route.ref)
  return (
    <Gate game={route.ref}>
      <Shown />
    </Gate>
  )
}
