import type { Mark } from '../ink/mark.ts'
import { paint } from '../ink/paint.ts'
import { circlePath, ellipsePath } from '../ink/path.ts'
import { drawn, filled, type Prop, shaded } from '../ink/prop.ts'
import type { BeardName, EyesName, FaceName, GlassesName, MouthName } from './person.ts'

/** Line weights of portraits, on their grid of 100. */
export const OUTLINE = 1.9
export const INNER = 1.4
export const FINE = 1.2

const SHAPES: Readonly<Record<FaceName, string>> = {
  round: 'M31 42C31 28 39 21 50 21S69 28 69 42C69 56 61 66 50 66S31 56 31 42Z',
  long: 'M33 40C33 27 40 20 50 20S67 27 67 40C67 57 60 69 50 69S33 57 33 40Z',
  square: 'M31 38C31 26 39 21 50 21S69 26 69 38V51C69 61 61 66 50 66S31 61 31 51Z',
  heart: 'M31 40C31 27 39 21 50 21S69 27 69 40C69 52 60 67 50 68S31 52 31 40Z',
}

export function neck(skin: string): Prop {
  return [
    filled('M43 60V75C43 79 57 79 57 75V60Z', skin, OUTLINE),
    shaded('M43.9 64.5Q50 71 56.1 64.5V69Q50 73.5 43.9 69Z', paint.ink, 0.18),
  ]
}

export function head(face: FaceName, skin: string): Prop {
  return [
    filled(circlePath(30.8, 45.5, 4.6) + circlePath(69.2, 45.5, 4.6), skin, OUTLINE),
    filled(SHAPES[face], skin, OUTLINE),
    shaded(
      'M60 24.5C66 29 69 34 68.3 43C68 55 61.5 64 54 65.3C60 58 62.5 50 62.5 42C62.5 34 62 29 60 24.5Z',
      paint.ink,
      0.09,
    ),
    shaded(ellipsePath(38, 53, 4.2, 2.7) + ellipsePath(62, 53, 4.2, 2.7), 'var(--blush)', 0.32),
  ]
}

/** Eyes, noses and mouths are a little darker than the contour, so that they are seen on every skin. */
const FEATURE = 'var(--ink-face)'

function feature(path: string, width: number): Mark {
  return drawn(path, width, 1, FEATURE)
}

const BROWS = 'M38.5 39.5q4-2.2 7.5-.3M54 39.2q3.5-1.9 7.5.3'
const STERN_BROWS = 'M38.5 38q4.5-.4 7.5 2M54 40q3-2.4 7.5-2'
const LEFT_EYE = ellipsePath(42.5, 45, 2, 2.5)
const RIGHT_EYE = ellipsePath(57.5, 45, 2, 2.5)
const GLINT = circlePath(43.2, 44.1, 0.7) + circlePath(58.2, 44.1, 0.7)

export const EYES: Readonly<Record<EyesName, Prop>> = {
  open: [feature(BROWS, INNER), shaded(LEFT_EYE + RIGHT_EYE, FEATURE), shaded(GLINT, paint.cream)],
  wide: [
    feature('M38 37q4-2.6 8-.6M54 36.4q4-2 8 .6', INNER),
    filled(ellipsePath(42.5, 45, 3.4, 3.9) + ellipsePath(57.5, 45, 3.4, 3.9), paint.cream, FINE),
    shaded(circlePath(43, 45, 1.8) + circlePath(58, 45, 1.8), FEATURE),
  ],
  closed: [feature('M38.8 45q3.7 3 7.4 0M53.8 45q3.7 3 7.4 0', 1.7), feature(BROWS, INNER)],
  wink: [
    feature(BROWS, INNER),
    feature('M53.8 45.5q3.7-2.6 7.4 0', 1.7),
    shaded(LEFT_EYE, FEATURE),
    shaded(circlePath(43.2, 44.1, 0.7), paint.cream),
  ],
  narrow: [
    feature(STERN_BROWS, 1.7),
    shaded('M39.5 45q3-2.4 6.2.4q-2.8 2.2-6.2-.4ZM54.3 45.4q3.2-2.8 6.2-.4q-3.4 2.6-6.2.4Z', FEATURE),
  ],
}

export const NOSES: readonly Prop[] = [
  [feature('M50.3 45.5q3.4 5.3-.9 6.2', FINE)],
  [feature('M49.5 45.5l-2.4 6q2 1.2 4.2.2', FINE)],
  [feature('M47.3 50.6q2.7 2.4 5.4 0', FINE)],
  [feature('M51 44.5q1 3.5 2 6q-2.3 2-4.8.8', FINE)],
]

export const MOUTHS: Readonly<Record<MouthName, Prop>> = {
  smile: [feature('M43.5 57q6.5 5 13 0', 1.6)],
  grin: [filled('M42.5 56q7.5 1.6 15 0q-1.5 7-7.5 7t-7.5-7Z', paint.cream, INNER)],
  calm: [feature('M45 58.2q5 1.4 10 0', 1.6)],
  smirk: [feature('M44 58.5q6.5 2.6 11.5-2', 1.6)],
  stern: [feature('M44.5 59.3q5.5-2.4 11 0', 1.6)],
  song: [filled('M46 58a4 4.6 0 1 0 8 0a4 4.6 0 1 0-8 0Z', 'var(--red-shade)', INNER)],
}

export function beard(name: BeardName, hair: string): Prop {
  switch (name) {
    case 'full':
      return [
        filled(
          'M31.5 46C31 64 37 77 50 77.5S69 64 68.5 46C66 53 62.5 55 58 53.5C54 51.8 46 51.8 42 53.5C37.5 55 34 53 31.5 46Z',
          hair,
          OUTLINE,
        ),
        drawn('M40 63q2 5 5 7M60 63q-2 5-5 7M50 66v6', FINE, 0.5),
      ]
    case 'long':
      return [
        filled(
          'M31.5 46C30 62 36 74 40 84Q50 96 60 84C64 74 70 62 68.5 46C66 53 62.5 55 58 53.5C54 51.8 46 51.8 42 53.5C37.5 55 34 53 31.5 46Z',
          hair,
          OUTLINE,
        ),
        drawn('M42 66q1 9 4 14M58 66q-1 9-4 14M50 68v14', FINE, 0.5),
      ]
    case 'goatee':
      return [filled('M43 61Q50 58.5 57 61Q57 71 50 73.5Q43 71 43 61Z', hair, INNER)]
    case 'moustache':
      return [
        filled(
          'M50 53.6C46 51 40 52 36 57.5C42 59.5 47 58.5 50 56.2C53 58.5 58 59.5 64 57.5C60 52 54 51 50 53.6Z',
          hair,
          INNER,
        ),
      ]
    case 'handlebar':
      return [
        filled(
          'M50 53.6C45 50.5 39 54 33 51.5C31.5 57 38 60.5 43 59Q47.5 58.5 50 56.2Q52.5 58.5 57 59C62 60.5 68.5 57 67 51.5C61 54 55 50.5 50 53.6Z',
          hair,
          INNER,
        ),
      ]
  }
}

const LENSES = circlePath(42, 45.5, 6.4) + circlePath(58, 45.5, 6.4)

export const GLASSES: Readonly<Record<GlassesName, Prop>> = {
  round: [
    shaded(LENSES, paint.cream, 0.28),
    drawn(`${LENSES}M48.4 44.5q1.6-1.4 3.2 0M35.6 44.5l-4-1M64.4 44.5l4-1`, 1.6),
  ],
  half: [
    shaded('M36 47h12q0 6-6 6t-6-6ZM52 47h12q0 6-6 6t-6-6Z', paint.cream, 0.35),
    drawn(
      'M36 47h12q0 6-6 6t-6-6ZM52 47h12q0 6-6 6t-6-6ZM48 47.5q2-1.6 4 0M36 47l-4.5-2.5M64 47l4.5-2.5',
      INNER,
    ),
  ],
  monocle: [
    shaded(circlePath(58, 45.5, 6.6), paint.cream, 0.3),
    drawn(circlePath(58, 45.5, 6.6), 1.7, 1, paint.gold),
    drawn(`${circlePath(58, 45.5, 7.4)}M64.5 49q4 10-2 18`, 0.9),
  ],
  goggles: [
    drawn('M30 43h40', 4.6),
    drawn('M30 43h40', 2, 1, paint.timber),
    filled(circlePath(41.5, 45, 8) + circlePath(58.5, 45, 8), paint.gold, INNER),
    filled(circlePath(41.5, 45, 5.4) + circlePath(58.5, 45, 5.4), paint.glass, FINE),
    drawn('M38.5 43.5l3-2.5M55.5 43.5l3-2.5', 1.4, 1, paint.cream),
  ],
  patch: [drawn('M31 36l38 9', 1.8), filled('M52 40.5q6-2 11.5 1q0 8-6 8.5t-5.5-9.5Z', paint.ink, INNER)],
  mask: [
    filled(
      'M32 42q9-4 18-.5q9-3.5 18 .5q0 8.5-7.5 9q-6 0-10.5-4q-4.5 4-10.5 4q-7.5-.5-7.5-9Z',
      'var(--black-shade)',
      INNER,
    ),
    filled(ellipsePath(42.5, 45.2, 3.4, 2.8) + ellipsePath(57.5, 45.2, 3.4, 2.8), paint.cream, FINE),
    shaded(circlePath(43, 45.3, 1.7) + circlePath(58, 45.3, 1.7), paint.ink),
  ],
}

export const WRINKLES: Prop = [
  drawn(
    'M37 50q-1.5 1.5-3 1.8M63 50q1.5 1.5 3 1.8M40 33.5q10-2 20 0M41.5 54.5q-1.5 2-1 4M58.5 54.5q1.5 2 1 4',
    1,
    0.45,
  ),
]
