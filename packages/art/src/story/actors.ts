import type { Charter } from '@charterstone/engine'
import { iconProp } from '../icons/icon-prop.ts'
import { PEG } from '../icons/icon-shape.ts'
import { EMBLEMS } from '../ink/charter-look.ts'
import { paint } from '../ink/paint.ts'
import { circlePath, ellipsePath } from '../ink/path.ts'
import { drawn, filled, moved, type Prop, rod, shaded } from '../ink/prop.ts'

/** A founder as a worker stands on the board, 60 high, feet on (0,0). */
export function founder(charter: Charter): Prop {
  return [
    shaded(ellipsePath(0, 0, 24, 6), paint.ink, 0.22),
    ...moved([filled(PEG, `var(--${charter})`, 1.6)], { x: -36, y: -64, scale: 3 }),
    ...moved(iconProp(EMBLEMS[charter], 26, `var(--${charter}-on)`), { x: 0, y: -19 }),
  ]
}

/** The founder whom the stone half took. */
export const SPECTRE: Prop = [
  shaded(ellipsePath(0, 0, 22, 5), paint.ink, 0.1),
  ...moved([shaded(PEG, paint.spectral, 0.72), drawn(PEG, 1.3, 0.75, paint.cream)], {
    x: -36,
    y: -64,
    scale: 3,
  }),
  drawn('M-26-6q-10-10-3-22M26-6q10-10 3-22M-4-66q-6-5 1-10', 1.4, 0.7, paint.spectral),
  drawn('M-6-47q2.5 2 5 0M3-47q2.5 2 5 0', 1.1, 0.9),
]

type Dress = {
  readonly cloth: string
  readonly shade: string
  readonly skin: string
  readonly hair?: string
  readonly hat?: 'crown' | 'bicorne' | 'hood' | 'straw' | 'none'
  readonly mood?: 'happy' | 'angry' | 'calm'
}

/** A person in a long coat, 92 high, feet on (0,0). */
export function person({
  cloth,
  shade,
  skin,
  hair = 'var(--hair-2)',
  hat = 'none',
  mood = 'calm',
}: Dress): Prop {
  return [
    shaded(ellipsePath(0, 0, 28, 7), paint.ink, 0.22),
    ...(hat === 'hood' ? [filled('M-20-52Q-24-94 0-96Q24-94 20-52Z', cloth, 1.5)] : []),
    filled('M-24 0Q-26-44-12-56H12Q26-44 24 0Q0 6-24 0Z', cloth, 1.5),
    shaded('M8-55.5H12Q25-44 23.3-1Q18 1.5 10 2Q16-30 8-55.5Z', shade, 0.6),
    drawn('M0-54V2', 1, 0.5),
    filled(circlePath(0, -70, 16), skin, 1.5),
    shaded(ellipsePath(-9, -65, 3.2, 2) + ellipsePath(9, -65, 3.2, 2), 'var(--blush)', 0.4),
    shaded(circlePath(-5.5, -71, 1.7) + circlePath(5.5, -71, 1.7), 'var(--ink-face)'),
    ...mouth(mood),
    ...headgear(hat, cloth, hair),
  ]
}

function mouth(mood: 'happy' | 'angry' | 'calm'): Prop {
  if (mood === 'happy') return [drawn('M-6-63q6 5 12 0', 1.2, 1, 'var(--ink-face)')]
  if (mood === 'angry')
    return [drawn('M-6-60.5q6-4 12 0M-10-77l6 2.5M10-77l-6 2.5', 1.2, 1, 'var(--ink-face)')]
  return [drawn('M-5-62.5h10', 1.2, 1, 'var(--ink-face)')]
}

function headgear(hat: NonNullable<Dress['hat']>, cloth: string, hair: string): Prop {
  const hairline = filled('M-16-70Q-18-88 0-88T16-70Q12-79 0-80T-16-70Z', hair, 1.3)
  switch (hat) {
    case 'crown':
      return [hairline, filled('M-14-82L-16-98L-7-91L0-101L7-91L16-98L14-82Q0-78-14-82Z', paint.gold, 1.3)]
    case 'bicorne':
      return [
        hairline,
        filled('M-26-84Q0-108 26-84Q0-78-26-84Z', 'var(--black)', 1.4),
        filled(circlePath(0, -91, 3), paint.gold, 1),
      ]
    case 'hood':
      return [
        filled(
          'M-20-52Q-25-95 0-97Q25-95 20-52Q17-60 16.5-70Q14-85 0-85.5T-16.5-70Q-17-60-20-52Z',
          cloth,
          1.5,
        ),
      ]
    case 'straw':
      return [
        filled(ellipsePath(0, -82, 24, 5.5), paint.yellowLit, 1.4),
        filled('M-12-82Q-12-97 0-97T12-82Q0-78-12-82Z', paint.yellowLit, 1.4),
      ]
    case 'none':
      return [hairline]
  }
}

/** The King: smaller than his coins; without the hat he might be anybody's aunt. */
export function king(mood: 'happy' | 'angry' | 'calm', isHatOn = true): Prop {
  return [
    filled('M-34 2Q-36-46-14-58H14Q36-46 34 2Q0 10-34 2Z', 'var(--red)', 1.5),
    filled('M-34 2Q-35-8-33-16L33-16Q35-8 34 2Q0 10-34 2Z', paint.cream, 1.3),
    drawn('M-22-6v5M-8-4v5M8-4v5M22-6v5', 2, 1),
    ...person({
      cloth: 'var(--purple)',
      shade: 'var(--purple-shade)',
      skin: 'var(--skin-2)',
      hair: 'var(--hair-6)',
      hat: isHatOn ? 'crown' : 'none',
      mood,
    }),
    filled('M-18-56Q0-44 18-56Q24-46 14-44Q0-38-14-44Q-24-46-18-56Z', paint.cream, 1.3),
    ...(isHatOn
      ? []
      : moved([filled('M-14 0L-16-16L-7-9L0-19L7-9L16-16L14 0Q0 4-14 0Z', paint.gold, 1.3)], {
          x: 10,
          y: -26,
        })),
    filled(
      circlePath(-12, -28, 5.5) + circlePath(12, -28, 5.5),
      isHatOn ? 'var(--stone-shade)' : 'var(--skin-2)',
      1.3,
    ),
  ]
}

/** Master Pennifold with his ledger and his tape. */
export function envoy(mood: 'happy' | 'angry'): Prop {
  return [
    ...person({
      cloth: 'var(--blue)',
      shade: 'var(--blue-shade)',
      skin: 'var(--skin-3)',
      hair: 'var(--hair-6)',
      hat: 'bicorne',
      mood: mood === 'happy' ? 'happy' : 'calm',
    }),
    ...rod('M-13-54Q-16-30-6-24M13-54Q15-34 9-12', paint.yellowLit, 3, 1),
    filled('M-2-46H24V-22H-2Z', 'var(--green)', 1.4),
    filled('M3-41H19V-33H3Z', paint.cream, 1),
    filled(circlePath(-2, -32, 5) + circlePath(24, -32, 5), 'var(--skin-3)', 1.2),
  ]
}

/** A stranger who walked by night. */
export function stranger(cloth: string, skin: string): Prop {
  return person({ cloth, shade: paint.ink, skin, hat: 'hood' })
}
