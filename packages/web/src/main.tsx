import './art/art.css'
import './art/fonts.css'
import './art/tokens.css'
import './shell/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applySettings } from './settings/apply-settings.ts'
import { App } from './shell/app.tsx'
import { startOffline } from './shell/offline.ts'
import { routeOf } from './shell/route.ts'
import { fetchScreen } from './shell/screens.ts'
import { startSpeech } from './words/speech.ts'

applySettings()
fetchScreen(routeOf(location.pathname))
await startSpeech()
const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
startOffline()
