import { Suspense } from 'react'
import { useSay } from '../words/speech.ts'
import { Questions } from './ask.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Loading } from './loading.tsx'
import { useRoute } from './router.ts'
import { gateOf, screenOf } from './screens.ts'
import { Toasts } from './toast.tsx'
import { UnknownAddress } from './unknown-address.tsx'

export function App() {
  const say = useSay()
  const route = useRoute()
  return (
    <>
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
    </>
  )
}

function Screen() {
  const route = useRoute()
  if (route.name === 'unknown') return <UnknownAddress />
  const Shown = screenOf(route.name)
  if (!('ref' in route)) return <Shown />
  const Gate = gateOf(route.ref)
  return (
    <Gate game={route.ref}>
      <Shown />
    </Gate>
  )
}
