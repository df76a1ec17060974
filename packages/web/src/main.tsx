import '@charterstone/art/tokens.css'
import '@charterstone/art/fonts.css'
import '@charterstone/art/art.css'
import './shell/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { makePageSessions } from './session/page-sessions.ts'
import { applySettings } from './settings/apply-settings.ts'
import { App } from './shell/app.tsx'
import { fetchFonts } from './shell/fonts.ts'
import { startOffline } from './shell/offline.ts'
import { routeOf } from './shell/route.ts'
import { fetchScreen } from './shell/screens.ts'
import { startSpeech, useSpeech } from './words/speech.ts'

/** Not at the top level: what is fetched here needs this module, and would wait for it for ever. */
async function start(): Promise<void> {
  applySettings()
  fetchFonts(useSpeech.getState().language)
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the page has no root')
  const host = makePageSessions()
  await Promise.all([startSpeech(), fetchScreen(routeOf(location.pathname), host)])
  // In small steps: the page listens in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App host={host} />
      </StrictMode>,
    ),
  )
  startOffline()
}

// In a task of its own: to read and run this file is enough for one.
setTimeout(() => void start())
