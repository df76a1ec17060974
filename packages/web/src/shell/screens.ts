import type { ComponentType, ReactNode } from 'react'
import type { GameRef } from '../session/game-ref.ts'
import { openRuleset } from '../session/ruleset.ts'
import type { SessionHost } from '../session/session-host.ts'
import { needWords } from '../words/speech.ts'
import { type Later, later } from './later.ts'
import type { PlainName, PlayName, Route } from './route.ts'

type ScreenName = PlainName | PlayName | 'unknown'

const LOADERS: Readonly<Record<ScreenName, () => Promise<ComponentType>>> = {
  unknown: async () => (await import('./unknown-address.tsx')).UnknownAddress,
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
  weekly: async () => {
    const { WeeklyScreen, prepare } = await import('../screens/weekly/weekly-screen.tsx')
    await prepare()
    return WeeklyScreen
  },
  fork: async () => {
    const { ForkScreen, prepare } = await import('../screens/fork/fork-screen.tsx')
    await prepare()
    return ForkScreen
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
  settings: async () => {
    const [{ SettingsScreen }] = await Promise.all([
      import('../screens/settings/settings-screen.tsx'),
      needWords('settings'),
    ])
    return SettingsScreen
  },
  about: async () => {
    const [{ AboutScreen }] = await Promise.all([
      import('../screens/about/about-screen.tsx'),
      needWords('settings'),
    ])
    return AboutScreen
  },
  play: async () => {
    // A file of its own, which runs before the rest: together they would be one long task.
    void import('@charterstone/art/scene/village-scene.tsx')
    return (await import('../screens/table/table-screen.tsx')).TableScreen
  },
  chronicle: async () => (await import('../screens/chronicle/chronicle-screen.tsx')).ChronicleScreen,
  chest: async () => (await import('../screens/chest/chest-screen.tsx')).ChestScreen,
  archive: async () => (await import('../screens/archive/archive-screen.tsx')).ArchiveScreen,
  log: async () => (await import('../screens/log/log-screen.tsx')).LogScreen,
  campaign: async () => (await import('../screens/campaign/campaign-screen.tsx')).CampaignScreen,
  book: async () => (await import('../screens/book/book-screen.tsx')).BookScreen,
  score: async () => (await import('../screens/end-of-game/end-of-game-screen.tsx')).EndOfGameScreen,
  review: async () => {
    const [{ ReviewScreen }] = await Promise.all([
      import('../screens/review/review-screen.tsx'),
      needWords('review'),
      // The link of a fork.
      needWords('online'),
    ])
    return ReviewScreen
  },
  exercises: async () => {
    const [{ ExercisesScreen }] = await Promise.all([
      import('../screens/review/exercise/exercises-screen.tsx'),
      needWords('review'),
    ])
    return ExercisesScreen
  },
  seats: async () => (await import('../screens/online/seats/seats-screen.tsx')).SeatsScreen,
}

/** Every screen is loaded on its first visit. */
const SCREENS = Object.fromEntries(
  (Object.keys(LOADERS) as ScreenName[]).map((name) => [name, later(LOADERS[name])]),
) as Readonly<Record<ScreenName, Later<object>>>

export function screenOf(name: ScreenName): ComponentType {
  return SCREENS[name].drawn()
}

type GateProps = { readonly game: GameRef; readonly children: ReactNode }

const playGate = later<GateProps>(async () => {
  const [{ PlayGate }] = await Promise.all([import('./play-gate.tsx'), needWords('play')])
  return PlayGate
})

const tableGate = later<GateProps>(async () => {
  const [{ TableGate, prepare }] = await Promise.all([
    import('../screens/online/table-gate.tsx'),
    needWords('play'),
  ])
  await prepare()
  return TableGate
})

/** What stands before every screen of a campaign or of an online table. */
export function gateOf(ref: GameRef): ComponentType<GateProps> {
  return laterGateOf(ref).drawn()
}

function laterGateOf({ kind }: GameRef): Later<GateProps> {
  return kind === 'table' ? tableGate : playGate
}

/** Fetches a screen before it is drawn, and opens the campaign that it shows. */
export async function fetchScreen(route: Route, host: SessionHost): Promise<void> {
  const wanted: Promise<unknown>[] = [SCREENS[route.name].fetch()]
  if ('ref' in route) {
    wanted.push(openRuleset(), laterGateOf(route.ref).fetch())
    // A table is opened by its gate, which takes the key out of the address.
    if (route.ref.kind === 'local') void host.open(route.ref)
  }
  // A screen that could not be fetched fails when it is drawn.
  await Promise.allSettled(wanted)
}
