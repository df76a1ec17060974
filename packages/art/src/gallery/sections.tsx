import type { ComponentType } from 'react'
import { BuildingsSection, CommonsSection } from './building-sections.tsx'
import { IconsSection } from './icon-sections.tsx'
import { PortraitsSection } from './portrait-sections.tsx'
import { SceneSection, StatesSection } from './scene-sections.tsx'
import { PanoramaSection, StorySection } from './story-sections.tsx'
import { ThingsSection, TokensSection } from './thing-sections.tsx'

export const SECTIONS: Readonly<Record<string, ComponentType>> = {
  icons: IconsSection,
  buildings: BuildingsSection,
  commons: CommonsSection,
  scene: SceneSection,
  states: StatesSection,
  portraits: PortraitsSection,
  things: ThingsSection,
  tokens: TokensSection,
  story: StorySection,
  panorama: PanoramaSection,
}
