import { type ComponentType, lazy } from 'react'
import { openBox } from '../session/box.ts'
import { needWords } from '../words/speech.ts'
import { isOnlineId, type PlainName, type PlayName, type Route } from './route.ts'

const LOADERS: Readonly<Record<PlainName | PlayName, () => Promise<ComponentType>>> = {
  home: async () => (await import('../screens/home/home-screen.tsx')).HomeScreen,
  new: async () => {
    const { NewCampaignScreen, prepare } = await import('../screens/new-campaign/new-campaign-screen.tsx')
    await prepare()
    return NewCampaignScreen
  },
  single: async () => {
    const { SingleGameScreen, prepare } = await import('../screens/single-game/single-game-screen.tsx')
    await prepare()
    return SingleGameScreen
  },
  online: async () => {
    const { OnlineScreen, prepare } = await import('../screens/online/online-screen.tsx')
    await prepare()
    return OnlineScreen
  },
  learn: async () => {
    const [{ LearnScreen }] = await Promise.all([
      import('../screens/learn/learn-screen.tsx'),
      needWords('lessons'),
    ])
    return LearnScreen
  },
  settings: async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
  about: async () => (await import('../screens/about/about-screen.tsx')).AboutScreen,
  play: async () => (await import('../screens/table/table-screen.tsx')).TableScreen,
  chronicle: async () => (await import('../screens/chronicle/chronicle-screen.tsx')).ChronicleScreen,
  chest: async () => (await import('../screens/chest/chest-screen.tsx')).ChestScreen,
  archive: async () => (await import('../screens/archive/archive-screen.tsx')).ArchiveScreen,
  log: async () => (await import('../screens/log/log-screen.tsx')).LogScreen,
  campaign: async () => (await import('../screens/campaign/campaign-screen.tsx')).CampaignScreen,
  score: async () => (await import('../screens/end-of-game/end-of-game-screen.tsx')).EndOfGameScreen,
  seats: async () => (await import('../screens/online/seats/seats-screen.tsx')).SeatsScreen,
}

/** Every screen is fetched when somebody goes there. */
export const SCREENS = Object.fromEntries(
  (Object.keys(LOADERS) as (PlainName | PlayName)[]).map((name) => [name, later(name)]),
) as Readonly<Record<PlainName | PlayName, ComponentType>>

function later(name: PlainName | PlayName): ComponentType {
  return lazy(async () => ({ default: await LOADERS[name]() }))
}

async function fetchPlayGate() {
  const [{ PlayGate: gate }] = await Promise.all([import('./play-gate.tsx'), needWords('play')])
  return gate
}

async function fetchTableGate() {
  const [{ TableGate: gate, prepare }] = await Promise.all([
    import('../screens/online/table-gate.tsx'),
    needWords('play'),
  ])
  await prepare()
  return gate
}

/** What stands before every screen of a campaign. */
export const PlayGate = lazy(async () => ({ default: await fetchPlayGate() }))
/** The same for an online table. */
export const TableGate = lazy(async () => ({ default: await fetchTableGate() }))

/** Begins to fetch a screen before it is drawn. */
export function fetchScreen(route: Route): void {
  if (route.name === 'unknown') return
  const wanted: Promise<unknown>[] = [LOADERS[route.name]()]
  if ('id' in route) wanted.push(openBox(), isOnlineId(route.id) ? fetchTableGate() : fetchPlayGate())
  // Whoever draws it will find out by themselves that something is missing.
  void Promise.allSettled(wanted)
}
