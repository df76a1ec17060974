import { CHARTERS, type Mood } from '@charterstone/engine'
import { commonsPicture } from '../../buildings/commons-pictures.ts'
import { iconProp } from '../../icons/icon-prop.ts'
import { paint } from '../../ink/paint.ts'
import { circlePath, ellipsePath } from '../../ink/path.ts'
import { drawn, filled, type Prop, rod, shaded } from '../../ink/prop.ts'
import { founder } from '../actors.ts'
import {
  AIRSHIP,
  BUSH,
  CLOUD,
  CRATE,
  FENCE,
  field,
  GLOVE,
  glow,
  house,
  lightsOf,
  PINE,
  STONE,
  TREE,
} from '../scenery.ts'
import { put, putTurned, stand, type Vignette } from '../stage.ts'

/** Story 1: down through the clouds, into the last empty valley. */
export function arrival(): Vignette {
  return {
    hour: 'dawn',
    horizon: 520,
    sun: [430, 420],
    props: [
      put(AIRSHIP, 270, 230, 5.4),
      put(ROPES, 300, 306, 1),
      put(CLOUD, 90, 330, 2.6),
      put(CLOUD, 500, 250, 3),
      stand(commonsPicture('market'), 130, 600, 2.2),
      stand(commonsPicture('grandstand'), 462, 596, 2.3),
      stand(STONE, 300, 640, 3),
      put(PINE, 30, 620, 2.8),
      put(TREE, 570, 624, 2.6),
      ...CHARTERS.map((charter, index) =>
        put(founder(charter), 96 + index * 82, 728 + (index % 2) * 18, 1.15),
      ),
    ],
  }
}

const ROPES: Prop = [drawn('M-40 0Q-60 160-90 270M20 2Q30 160 60 290', 1.4, 0.7)]

/** Story 2: crates that are firm with people, and six pairs of gloves. */
export function supplies(): Vignette {
  return {
    hour: 'day',
    horizon: 470,
    sun: [120, 150],
    props: [
      put(CLOUD, 420, 150, 3.4),
      put(CLOUD, 210, 240, 2),
      put(PINE, 540, 520, 2.6),
      put(PINE, 500, 532, 1.8),
      put(CRATE, 180, 560, 1.8),
      put(CRATE, 300, 556, 1.9),
      put(CRATE, 424, 562, 1.8),
      put(CRATE, 240, 470, 1.6),
      put(CRATE, 352, 466, 1.7),
      put(CRATE, 298, 386, 1.5),
      put(BOX, 300, 742, 1),
      ...[-190, -114, -38, 38, 114, 190].flatMap((x, index) => [
        putTurned(GLOVE, 300 + x, 716 - (index % 2) * 8, 1.15, index % 2 === 0 ? -6 : 5),
      ]),
      put(BOX_EDGE, 300, 742, 1),
    ],
  }
}

const BOX: Prop = [
  shaded(ellipsePath(0, 4, 270, 16), paint.ink, 0.2),
  filled('M-246-70H246L258 0H-258Z', paint.stone, 1.5),
  shaded('M-230-62H230L238-8H-238Z', paint.cream, 0.9),
  drawn('M-200-30q30-18 60 0t60 0t60 0t60 0t60 0t60 0', 1.2, 0.4),
]
const BOX_EDGE: Prop = [
  filled('M-258-6H258V22H-258Z', paint.stoneShade, 1.5),
  filled('M-14 16L-17-1L-7 6L0-4L7 6L17-1L14 16Z', paint.gold, 1.2),
]

/** Story 3: six faces, six emblems, a hand on each. */
export function sixFaces(): Vignette {
  const emblems = ['pumpkin', 'coal', 'wood', 'clay', 'metal', 'grain'] as const
  return {
    hour: 'day',
    horizon: 480,
    sun: [470, 170],
    props: [
      put(CLOUD, 130, 180, 3),
      put(TREE, 60, 540, 2.6),
      put(TREE, 540, 536, 2.4),
      put(BUSH, 110, 552, 2.6),
      put(SIX_SIDED_STONE, 300, 620, 1),
      ...emblems.map((name, index) =>
        put(
          iconProp(name, 40, 'var(--ink-art)'),
          252 + (index % 3) * 48,
          index < 3 ? 360 : 440,
          index % 3 === 1 ? 1.05 : 0.8,
        ),
      ),
      ...CHARTERS.map((charter, index) =>
        put(
          founder(charter),
          [118, 190, 258, 342, 412, 486][index] ?? 300,
          [664, 706, 736, 736, 706, 664][index] ?? 700,
          1,
        ),
      ),
    ],
  }
}

const SIX_SIDED_STONE: Prop = [
  shaded(ellipsePath(0, 10, 150, 26), paint.ink, 0.18),
  filled(ellipsePath(0, 4, 140, 28), paint.stone, 1.5),
  filled('M-72 0L-64-290L-30-326H26L62-296L72 0Q0 24-72 0Z', paint.stone, 1.6),
  shaded('M30-324L61-296L71 0Q52 8 30 11Z', paint.stoneShade, 0.95),
  shaded('M-63-288L-30-322V10Q-52 8-70 0Z', paint.cream, 0.35),
  drawn('M-30-326V11M28-325V11', 1.4, 0.6),
]

/** Story 4: that will do for now. */
export function firstBuildings(): Vignette {
  const homes = [
    stand(house({ charter: 'purple', size: 1, pile: 'pumpkin', seed: 5 }), 104, 560, 2.6),
    stand(house({ charter: 'black', size: 1, pile: 'coal', seed: 6 }), 300, 526, 2.2),
    stand(house({ charter: 'green', size: 1, pile: 'wood', seed: 7 }), 494, 560, 2.6),
    stand(house({ charter: 'red', size: 1, pile: 'clay', seed: 8 }), 110, 706, 3.1),
    stand(house({ charter: 'blue', size: 1, pile: 'metal', seed: 9 }), 486, 706, 3.1),
    stand(house({ charter: 'yellow', size: 1, pile: 'grain', seed: 10 }), 300, 650, 2.7),
  ]
  return {
    hour: 'evening',
    horizon: 460,
    sun: [300, 380],
    props: [
      put(field(230), 300, 470, 1),
      put(PINE, 30, 520, 2),
      put(TREE, 575, 520, 2),
      ...homes,
      put(SPADE, 226, 742, 1),
      put(CUP, 392, 740, 1),
    ],
    lights: homes.map(lightsOf),
  }
}

const SPADE: Prop = [
  shaded(ellipsePath(0, 0, 22, 5), paint.ink, 0.2),
  ...rod('M0-8V-64M-9-64H9', paint.log, 4, 1.3),
  filled('M-11-22H11V-4Q0 8-11-4Z', paint.iron, 1.4),
]
const CUP: Prop = [
  shaded(ellipsePath(0, 0, 18, 4), paint.ink, 0.2),
  filled('M-14-22L-6-18L0-24L6-17L10-22Q12 0 0 0T-14-22Z', 'var(--blue)', 1.4),
  ...rod('M-13-16q-10 0-6 9q2 3 7 2', 'var(--blue)', 2, 1.1),
]

/** Story 5: nobody at home, and the step has been swept. */
export function sweptSteps(): Vignette {
  const home = stand(house({ charter: 'green', size: 2, parts: ['lanterns'], seed: 60 }), 300, 650, 5.4)
  return {
    hour: 'dusk',
    horizon: 520,
    sun: [470, 430],
    props: [
      put(PINE, 50, 610, 4.6),
      put(PINE, 552, 600, 4),
      home,
      put(STEPS, 300, 674, 1.3),
      put(BROOM, 424, 716, 1.4),
      put(FENCE, 110, 716, 2.6),
      put(HAT_ON_POST, 512, 734, 1.3),
    ],
    lights: [lightsOf(home), put(glow(190, 40, 0.28), 300, 702, 1)],
  }
}

const STEPS: Prop = [
  filled('M-44-16H44L52 2H-52Z', paint.stone, 1.5),
  filled('M-52 2H52L62 22H-62Z', paint.stone, 1.5),
  drawn('M-20-8h30M-30 12h20M10 12h30', 1, 0.5),
]
const BROOM: Prop = [
  ...rod('M0 0L26-104', paint.log, 3.4, 1.2),
  filled('M-14 16Q-8-10-2-14L8-11Q10 4 12 22Z', paint.yellow, 1.4),
]
const HAT_ON_POST: Prop = [
  ...rod('M0 0V-74', paint.timber, 6, 1.4),
  filled('M-16-78Q-14-104 0-104T16-78Z', 'var(--purple)', 1.5),
  filled('M-28-80Q0-68 28-80Q26-70 0-68T-28-80Z', 'var(--purple)', 1.5),
  filled('M12-92q14-16 24-10q-4 14-22 16Z', paint.cream, 1.2),
  filled(circlePath(0, -82, 3), paint.gold, 1),
]

/** The stories of the arrival have one text each, whatever the mood. */
export const ARRIVALS: Readonly<Record<number, (mood: Mood) => Vignette>> = {
  1: arrival,
  2: supplies,
  3: sixFaces,
  4: firstBuildings,
  5: sweptSteps,
}
