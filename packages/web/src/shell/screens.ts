import { type ComponentType, lazy } from 'react'
import type { PlainName, PlayName } from './route.ts'

/** Every screen is fetched when somebody goes there. */
export const SCREENS: Readonly<Record<PlainName | PlayName, ComponentType>> = {
  home: later(async () => (await import('../screens/home/home-screen.tsx')).HomeScreen),
  new: later(async () => {
    const { NewCampaignScreen, prepare } = await import('../screens/new-campaign/new-campaign-screen.tsx')
    await prepare()
    return NewCampaignScreen
  }),
  single: later(async () => {
    const { SingleGameScreen, prepare } = await import('../screens/single-game/single-game-screen.tsx')
    await prepare()
    return SingleGameScreen
  }),
  learn: later(async () => (await import('../screens/learn/learn-screen.tsx')).LearnScreen),
  settings: later(async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen),
  about: later(async () => (await import('../screens/about/about-screen.tsx')).AboutScreen),
  play: later(async () => (await import('../screens/table/table-screen.tsx')).TableScreen),
  chronicle: later(async () => (await import('../screens/chronicle/chronicle-screen.tsx')).ChronicleScreen),
  chest: later(async () => (await import('../screens/chest/chest-screen.tsx')).ChestScreen),
  archive: later(async () => (await import('../screens/archive/archive-screen.tsx')).ArchiveScreen),
  log: later(async () => (await import('../screens/log/log-screen.tsx')).LogScreen),
  campaign: later(async () => (await import('../screens/campaign/campaign-screen.tsx')).CampaignScreen),
  score: later(async () => (await import('../screens/end-of-game/end-of-game-screen.tsx')).EndOfGameScreen),
}

function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }))
}
