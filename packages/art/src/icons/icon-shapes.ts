import { cards } from './cards.ts'
import { controls } from './controls.ts'
import { goods } from './goods.ts'
import type { IconShape } from './icon-shape.ts'
import { minions } from './minions.ts'
import { people } from './people.ts'
import { talk } from './talk.ts'
import { tracks } from './tracks.ts'

const SHAPES = { ...goods, ...people, ...cards, ...tracks, ...minions, ...controls, ...talk }

export type IconName = keyof typeof SHAPES
export const ICON_SHAPES: Readonly<Record<IconName, IconShape>> = SHAPES
export const ICON_NAMES = Object.keys(SHAPES) as IconName[]

/** The icons as they stand together on a page of explanations. */
export const ICON_FAMILIES = {
  goods: Object.keys(goods) as IconName[],
  people: Object.keys(people) as IconName[],
  cards: Object.keys(cards) as IconName[],
  tracks: Object.keys(tracks) as IconName[],
  minions: Object.keys(minions) as IconName[],
  controls: Object.keys(controls) as IconName[],
  talk: Object.keys(talk) as IconName[],
} as const

/** Only goods that have a colour of their own; everything else is ink. */
export const ICON_COLOURS: Readonly<Partial<Record<IconName, string>>> = {
  coin: 'var(--gold)',
  vp: 'var(--vp)',
  pumpkin: 'var(--purple)',
  coal: 'var(--black)',
  wood: 'var(--green)',
  clay: 'var(--red)',
  metal: 'var(--blue)',
  grain: 'var(--yellow)',
  reputation: 'var(--leaf)',
  glory: 'var(--gold)',
  applause: 'var(--yellow-lit)',
  laugh: 'var(--yellow-lit)',
  wow: 'var(--yellow-lit)',
  ouch: 'var(--red-lit)',
  thanks: 'var(--yellow-lit)',
  think: 'var(--yellow-lit)',
  heart: 'var(--red)',
}

/** Faces have dark features on a light skin, by day and by night; every other line has the colour of the text. */
export const ICON_LINES: Readonly<Partial<Record<IconName, string>>> = {
  laugh: 'var(--ink-face)',
  wow: 'var(--ink-face)',
  ouch: 'var(--ink-face)',
  think: 'var(--ink-face)',
}
