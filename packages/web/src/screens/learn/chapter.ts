import type { IconName } from '../../art/icons/icon-shapes.ts'

/** What a first game needs, in the order in which one meets it. */
export const LESSONS = [
  'village',
  'turn',
  'bump',
  'resources',
  'influence',
  'commons',
  'progress',
  'end',
] as const
export type Lesson = (typeof LESSONS)[number]

/** The icons that a lesson speaks of, as they look on the table. */
export const LESSON_ICONS: Readonly<Record<Lesson, readonly IconName[]>> = {
  village: ['plot', 'building', 'commons'],
  turn: ['worker-large', 'arrow', 'building'],
  bump: ['worker-large', 'bump', 'worker-large'],
  resources: ['pumpkin', 'coal', 'wood', 'clay', 'metal', 'grain', 'coin'],
  influence: ['influence', 'regain'],
  commons: ['construct', 'crate', 'objective', 'quota'],
  progress: ['progress', 'reputation'],
  end: ['hourglass', 'vp', 'trophy'],
}
