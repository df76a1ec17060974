import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'

/** What a first game needs, to read once more. */
export const CHAPTERS = [
  'village',
  'turn',
  'bump',
  'resources',
  'influence',
  'commons',
  'progress',
  'end',
] as const
export type Chapter = (typeof CHAPTERS)[number]

/** The icons that a chapter speaks of, as they look on the table. */
export const CHAPTER_ICONS: Readonly<Record<Chapter, readonly IconName[]>> = {
  village: ['plot', 'building', 'commons'],
  turn: ['worker-large', 'arrow', 'building'],
  bump: ['worker-large', 'bump', 'worker-large'],
  resources: ['pumpkin', 'coal', 'wood', 'clay', 'metal', 'grain', 'coin'],
  influence: ['influence', 'regain'],
  commons: ['construct', 'crate', 'objective', 'quota'],
  progress: ['progress', 'reputation'],
  end: ['hourglass', 'vp', 'trophy'],
}
